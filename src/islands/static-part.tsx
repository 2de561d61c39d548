import type { ComponentType } from "react";
import { partKey, partAttribute, type StaticProps } from "./static-html.ts";
import { useStaticHtml } from "./useStaticHtml.ts";

/** A component of an `X.static.tsx` in the browser: shows its part of the page's HTML and has no code or translations of its own. */
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

/** The same component where it is rendered: at build time and in development. */
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
