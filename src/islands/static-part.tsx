import type { ComponentType } from "react";
import { partKey, partAttribute, type StaticProps } from "./static-html.ts";
import { useStaticHtml } from "./useStaticHtml.ts";

/** Makes the stub of a component of an `X.static.tsx` for the browser: it shows its part of the page's HTML, and needs no code or translations. */
export function staticPart(name: string): ComponentType<StaticProps> {
  return function StaticPart(props) {
    const key = partKey(name, props);
    return (
      <div
        key={key}
        {...{ [partAttribute]: key }}
        dangerouslySetInnerHTML={useStaticHtml(key)}
        suppressHydrationWarning
      />
    );
  };
}

/** Wraps the same component where it is rendered, at build time and in development, so that its part of the HTML can be found. */
export function renderedPart<Props extends StaticProps>(
  name: string,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  return function RenderedPart(props) {
    const key = partKey(name, props);
    return (
      <div key={key} {...{ [partAttribute]: key }}>
        <Component {...props} />
      </div>
    );
  };
}
