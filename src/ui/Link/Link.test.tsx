import type { MouseEvent, ReactElement } from "react";
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Link } from "./Link.tsx";
import { LinkProvider, type AnchorProps } from "./LinkProvider.tsx";

const RouterLink = ({ children, ...rest }: AnchorProps) => (
  <a {...rest} data-router="">
    {children}
  </a>
);
const isOfRouter = () => "router" in screen.getByRole("link").dataset;

describe("given the site's own link", () => {
  const follow = (link: ReactElement) => render(<LinkProvider component={RouterLink}>{link}</LinkProvider>);

  it("uses it inside the site", () => {
    follow(<Link href="/apply-now">Apply now</Link>);
    expect(isOfRouter()).toBe(true);
  });

  it.each(["https://lender.example/", "//lender.example/", "tel:+910000000000", "mailto:help@saral.example", "#main"])(
    "leaves %s to the browser",
    (href) => {
      follow(<Link href={href}>there</Link>);
      expect(isOfRouter()).toBe(false);
    },
  );

  it("loads the page for the other language", () => {
    follow(
      <Link href="/hi/" reload lang="hi" hrefLang="hi-IN">
        हिन्दी
      </Link>,
    );
    expect(isOfRouter()).toBe(false);
    expect(screen.getByRole("link")).toMatchObject({ lang: "hi", hreflang: "hi-IN" });
  });

  it("lets the browser save a download", () => {
    follow(
      <Link href="/statement.csv" download="statement.csv">
        Statement
      </Link>,
    );
    expect(isOfRouter()).toBe(false);
  });
});

it("announces that it opens another window, which has no access to this one", () => {
  render(
    <Link href="https://lender.example/" opensIn="(opens in a new tab)">
      The lender's own site
    </Link>,
  );
  const link = screen.getByRole("link", { name: /own site\s\(opens in a new tab\)$/ });
  expect(link).toMatchObject({ target: "_blank", rel: "external noopener noreferrer" });
});

it("opens other sites in the same window, unless it announces another", () => {
  render(<Link href="https://lender.example/">The lender's own site</Link>);
  expect(screen.getByRole("link")).toMatchObject({ target: "", rel: "external" });
});

it("reports a press", () => {
  const onClick = vi.fn((event: MouseEvent) => event.preventDefault());
  render(
    <Link href="/check" onClick={onClick}>
      Check
    </Link>,
  );
  fireEvent.click(screen.getByRole("link"));
  expect(onClick).toHaveBeenCalledOnce();
});
