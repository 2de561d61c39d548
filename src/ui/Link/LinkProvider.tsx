import { createContext, type AnchorHTMLAttributes, type ComponentType, type ReactNode, type Ref } from "react";

/** Props of the site's link component: the attributes of an `a`, with an address inside the site. */
export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> };

export const LinkContext = createContext<ComponentType<AnchorProps> | "a">("a");

/** Provides the router's link, once, so that components do not depend on the router. Without it, each link loads its page. */
export function LinkProvider({ component, children }: { component: ComponentType<AnchorProps>; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
