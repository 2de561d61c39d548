import { render } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { stylesheetSingleton, styleSingleton } from "./style-singleton.ts";

/** Selectors of the rules that apply. */
const inForce = () =>
  document.adoptedStyleSheets.flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => (rule as CSSStyleRule).selectorText),
  );

beforeEach(() => {
  document.adoptedStyleSheets = [];
});

describe("a shared stylesheet", () => {
  it("applies from its first user to its last", () => {
    const singleton = stylesheetSingleton();
    singleton.add(".one {}");
    singleton.add(".two {}");
    expect(inForce()).toEqual([".one"]);
    singleton.remove();
    expect(inForce()).toEqual([".one"]);
    singleton.remove();
    expect(inForce()).toEqual([]);
  });

  it("is added again for a later user", () => {
    const singleton = stylesheetSingleton();
    singleton.add(".one {}");
    singleton.remove();
    singleton.add(".two {}");
    expect(inForce()).toEqual([".two"]);
  });

  it("leaves other stylesheets unchanged and writes no style element", () => {
    const other = new CSSStyleSheet();
    document.adoptedStyleSheets = [other];
    const before = document.querySelectorAll("style").length;
    const singleton = stylesheetSingleton();
    singleton.add(".one {}");
    expect(document.querySelectorAll("style")).toHaveLength(before);
    singleton.remove();
    expect(document.adoptedStyleSheets).toEqual([other]);
  });
});

describe("as a component", () => {
  it("applies while it is on the page", () => {
    const Style = styleSingleton();
    const { unmount } = render(
      <>
        <Style styles=".one {}" />
        <Style styles=".two {}" />
      </>,
    );
    expect(inForce()).toEqual([".one"]);
    unmount();
    expect(inForce()).toEqual([]);
  });

  it("follows changes of its text only if dynamic", () => {
    const Still = styleSingleton();
    const Dynamic = styleSingleton();
    const page = (text: string) => (
      <>
        <Still styles={`.still-${text} {}`} />
        <Dynamic styles={`.dynamic-${text} {}`} dynamic />
      </>
    );
    const { rerender } = render(page("one"));
    rerender(page("two"));
    expect(inForce()).toEqual([".still-one", ".dynamic-two"]);
  });
});
