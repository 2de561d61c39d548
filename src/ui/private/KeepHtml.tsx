import { Component, type ReactNode } from "react";

export interface KeepHtmlProps {
  children: ReactNode;
  /** The element that contains only what `children` render. */
  root: () => Element;
  /** Called if `children` failed. Their HTML stays on the page without event handlers. */
  onFail: () => void;
}

/**
 * Keeps the HTML on the page if rendering or hydrating it fails: React removes the content of an error boundary, and this
 * one puts the same elements back, with the typed values.
 */
export class KeepHtml extends Component<KeepHtmlProps, { failed: boolean }> {
  override state = { failed: false };
  private kept?: ChildNode[];

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    const { root, onFail } = this.props;
    root().append(...this.kept!);
    onFail();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // The last moment before React removes the elements.
    this.kept ??= [...this.props.root().childNodes];
    return null;
  }
}
