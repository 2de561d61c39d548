import { useEffect, useRef } from "react";
import { PageText } from "#features/page-text";
import { HelpText } from "./HelpText.tsx";
import { shut } from "./popover.ts";
import { useRouteChange } from "./useRouteChange.ts";
import { useTextLinks } from "./useTextLinks.ts";

// Styles of what the browser's build does not draw: see PageText.
import "./HelpLauncher.css.ts";

/**
 * Help within reach on every page. It keeps to the corner and steps aside when it would cover what has the focus
 * (WCAG 2.4.12). The third shared component of the specification's section 2; its words stand in the HTML alone.
 */
export function HelpLauncher() {
  const root = useRef<HTMLDivElement>(null);

  useRouteChange(() => {
    shut(root.current!.querySelector<HTMLElement>("[popover]")!);
  });

  useEffect(() => {
    const button = root.current!.querySelector("button")!;
    const panel = root.current!.querySelector<HTMLElement>("[popover]")!;
    const stepAside = ({ target }: FocusEvent) => {
      // Who has gone on by Tab would have the panel over what they go to.
      if (!root.current?.contains(target as Element)) shut(panel);
      if (target === button) return button.removeAttribute("data-aside");
      // Where the focus is after the browser has scrolled to it.
      requestAnimationFrame(() => button.toggleAttribute("data-aside", overlap(button.getBoundingClientRect(), (target as Element).getBoundingClientRect())));
    };
    addEventListener("focusin", stepAside);
    return () => removeEventListener("focusin", stepAside);
  }, []);

  return (
    <div ref={root} {...useTextLinks()}>
      <PageText everywhere part="help" render={(import.meta.env.SSR || import.meta.env.DEV) && (() => <HelpText />)} />
    </div>
  );
}

const overlap = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
