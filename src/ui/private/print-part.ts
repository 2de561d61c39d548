/**
 * Prints only one part of the page. The rest is hidden until the print dialog has closed; the rule is in
 * `src/ui/theme/base.css.ts`.
 */
export function printPart(part: Element): void {
  const left: Element[] = [];
  for (let inner = part; inner !== document.body; inner = inner.parentElement!) {
    for (const beside of inner.parentElement!.children) if (beside !== inner) left.push(beside);
  }
  const { dataset } = document.documentElement;
  dataset.printsPart = "";
  for (const element of left) element.setAttribute("data-not-printed", "");
  addEventListener(
    "afterprint",
    () => {
      delete dataset.printsPart;
      for (const element of left) element.removeAttribute("data-not-printed");
    },
    { once: true },
  );
  print();
}
