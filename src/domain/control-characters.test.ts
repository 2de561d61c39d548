import { expect, it } from "vitest";
import { escapeControls } from "./control-characters.ts";

it.each([
  ["an escape sequence", "\u001b[31mred", "\\u{1b}[31mred"],
  ["C1 controls", "a\u009bb", "a\\u{9b}b"],
  ["line breaks and tabs", "a\nb\tc", "a\\u{a}b\\u{9}c"],
  ["a right-to-left override", "abc\u202edef", "abc\\u{202e}def"],
  ["direction isolates and marks", "\u2066x\u200f", "\\u{2066}x\\u{200f}"],
  ["line and paragraph separators", "a\u2028b\u2029c", "a\\u{2028}b\\u{2029}c"],
  ["tag characters outside the basic plane", "a\u{e0041}", "a\\u{e0041}"],
  ["a lone surrogate", "a\ud800b", "a\\u{d800}b"],
  ["a byte order mark and a soft hyphen", "\ufeffa\u00adb", "\\u{feff}a\\u{ad}b"],
  ["a joiner outside a conjunct", "a\u200db", "a\\u{200d}b"],
])("escapes %s", (_, text, shown) => {
  expect(escapeControls(text)).toBe(shown);
});

it.each(["उदाहरण, क्\u200dष, र्\u200cय", "Zoë ₹ 1,00,000 → ‘x’", "名前"])("leaves %s as it is", (text) => {
  expect(escapeControls(text)).toBe(text);
});
