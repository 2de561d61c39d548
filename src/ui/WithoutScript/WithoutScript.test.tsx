import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { WithoutScript } from "./WithoutScript.tsx";

it("is in the HTML once, and hidden by a style if the script runs", () => {
  expect(renderToStaticMarkup(<WithoutScript>Call us</WithoutScript>)).toMatch(/^<div class="[^"]+">Call us<\/div>$/);
});
