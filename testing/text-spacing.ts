/** WCAG 1.4.12, to the letter: lines, paragraphs, letters and words farther apart. For a page's beginning, where it stands alone. */
export function spreadText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
