/** HTML in which every value has been escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | undefined | false | readonly Value[];

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign]!);

function render(value: Value): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(render).join("");
  return value === undefined || value === false ? "" : escape(String(value));
}

/** Template tag for HTML. Values are escaped unless they are {@link Html}. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(parts.map((part, index) => part + (index < values.length ? render(values[index]) : "")).join(""));
