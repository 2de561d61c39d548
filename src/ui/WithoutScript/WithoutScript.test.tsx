import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { WithoutScript } from "./WithoutScript.tsx";

it("is in the HTML once, for a style to hide where the script runs", () => {
  expect(renderToStaticMarkup(<WithoutScript>Call us</WithoutScript>)).toMatch(/^<div class="[^"]+">Call us<\/div>$/);
});
