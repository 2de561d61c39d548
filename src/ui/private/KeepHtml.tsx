import { Component, type ReactNode } from "react";

export interface KeepHtmlProps {
  children: ReactNode;
  /** The element that holds what `children` draw, and nothing else. */
  root: () => Element;
  /** Called when `children` have failed. Their HTML stays on the page without event handlers. */
  onFail: () => void;
}

/**
 * Keeps on the page what can be read there when drawing or hydrating it fails: React takes away all that is inside an
 * error boundary, and this one puts the same elements back, with what was typed into them.
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
    // The last moment at which everything is still there.
    this.kept ??= [...this.props.root().childNodes];
    return null;
  }
}
