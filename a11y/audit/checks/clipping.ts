import { toViolations, type Check, type Rules } from "../check.ts";
import { checkResult } from "../violation.ts";

const words = {
  cut: {
    en: "The text of this element is cut off: {pixels} pixels are outside the visible area.",
    hi: "इस हिस्से के शब्द कट गए हैं: {pixels} पिक्सेल दिखने वाली जगह से बाहर हैं।",
  },
  over: {
    en: 'The text of this element overlaps other text: "{other}".',
    hi: 'इस हिस्से के शब्द दूसरे शब्दों के ऊपर आ गए हैं: "{other}"।',
  },
} as const;

const rulesFor = (criteria: readonly string[]): Rules => ({
  cut: { criteria, severity: "serious", message: words.cut },
  over: { criteria, severity: "serious", message: words.over },
});

/** The criterion that clipped text fails depends on the mode. */
const criteriaOf = { "text-spacing": ["1.4.12"], "text-200": ["1.4.4"] } as const;

/** No text is clipped or overlapped: by default, at 200%, and with WCAG's text spacing. */
export const clippingCheck: Check = {
  id: "clipping",
  title: { en: "No text is cut off or overlaps other text", hi: "कोई शब्द कटा नहीं है और दूसरे शब्दों के ऊपर नहीं आया" },
  criteria: ["1.4.4", "1.4.10", "1.4.12"],
  async run({ page, visit }) {
    const { mode } = visit.setting;
    const criteria = mode === "text-spacing" || mode === "text-200" ? criteriaOf[mode] : ["1.4.10"];
    const { checkedCount, reports } = await page.evaluate(() => {
      const reports: {
        rule: string;
        target: { path: string; tag: string };
        values: Record<string, string | number>;
      }[] = [];
      const texts = audit
        .visibleTexts()
        .filter(({ parent }) => !parent.closest("[aria-roledescription] [inert], :disabled option"));
      const boxes = texts.map(({ node, parent, text }) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return {
          parent,
          text,
          rects: [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1),
        };
      });
      const clips = (style: CSSStyleDeclaration) =>
        [/hidden|clip/.test(style.overflowX), /hidden|clip/.test(style.overflowY)] as const;
      for (const { parent, rects } of boxes) {
        for (let at: HTMLElement | null = parent; at && at !== document.body; at = at.parentElement) {
          const style = getComputedStyle(at);
          if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`) || style.position === "fixed") break;
          const [sideways, down] = clips(style);
          if (!sideways && !down) continue;
          // A row of slides is wider than its frame on purpose.
          if (at.hasAttribute("data-ready") || at.closest("[aria-roledescription]")) break;
          const frame = at.getBoundingClientRect();
          const cut = Math.max(
            0,
            ...rects.map((rect) =>
              Math.max(
                sideways ? Math.max(rect.right - frame.right, frame.left - rect.left) : 0,
                down ? Math.max(rect.bottom - frame.bottom, frame.top - rect.top) : 0,
              ),
            ),
          );
          // A line box is taller than its letters.
          if (cut > 4) {
            reports.push({ rule: "cut", target: audit.targetOf(parent), values: { pixels: Math.round(cut) } });
            break;
          }
        }
      }
      // Finds texts that overlap, line by line from the top.
      const lines = boxes
        .flatMap(({ parent, text, rects }) => rects.map((rect) => ({ parent, text, rect })))
        .sort((one, other) => one.rect.top - other.rect.top);
      const floats = (element: Element): boolean => {
        const { position } = getComputedStyle(element);
        return (
          position === "fixed" ||
          position === "sticky" ||
          Boolean(element.parentElement && element !== document.body && floats(element.parentElement))
        );
      };
      const reported = new Set<Element>();
      const faint = (element: Element) => {
        for (let at: Element | null = element; at; at = at.parentElement)
          if (Number(getComputedStyle(at).opacity) < 0.1) return true;
        return false;
      };
      for (const [index, line] of lines.entries()) {
        for (let next = index + 1; next < lines.length && lines[next]!.rect.top < line.rect.bottom - 4; next++) {
          const other = lines[next]!;
          if (other.parent === line.parent || other.parent.contains(line.parent) || line.parent.contains(other.parent))
            continue;
          const across = Math.min(line.rect.right, other.rect.right) - Math.max(line.rect.left, other.rect.left);
          const down = Math.min(line.rect.bottom, other.rect.bottom) - Math.max(line.rect.top, other.rect.top);
          if (across < 6 || down < Math.min(line.rect.height, other.rect.height) * 0.45) continue;
          if (
            reported.has(other.parent) ||
            faint(line.parent) ||
            faint(other.parent) ||
            floats(line.parent) ||
            floats(other.parent) ||
            [line, other].some(({ parent }) =>
              parent.closest(
                "[aria-roledescription], [popover], dialog, [role=dialog], [role=listbox], details > :not(summary), [aria-hidden=true]",
              ),
            )
          )
            continue;
          reported.add(other.parent);
          reports.push({
            rule: "over",
            target: audit.targetOf(other.parent),
            values: { other: line.text.slice(0, 40) },
          });
        }
      }
      return { checkedCount: texts.length, reports };
    });
    return checkResult(criteria, checkedCount, toViolations(this.id, rulesFor(criteria), reports));
  },
};
