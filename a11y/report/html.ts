/** HTML that is ready: everything put into it has been made harmless. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | undefined | false | readonly Value[];

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;" };

export const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign]!);

function put(value: Value): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(put).join("");
  return value === undefined || value === false ? "" : escape(String(value));
}

/** Writes HTML. What is put in between is text, unless it is HTML of this kind itself. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => new Html(parts.map((part, index) => part + (index < values.length ? put(values[index]) : "")).join(""));
