import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { WithoutScript } from "./WithoutScript.tsx";

it("stands in the HTML twice: where scripts are off, and for when the script cannot be fetched", () => {
  const html = renderToStaticMarkup(<WithoutScript>Call us</WithoutScript>);
  expect(html).toMatch(/^<noscript>Call us<\/noscript><div class="[^"]+">Call us<\/div>$/);
});
