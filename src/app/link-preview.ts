import { findPost } from "#content/posts";
import type { Language } from "#i18n/languages";

/** Size in pixels of the picture shown when a link is shared. */
export const linkPreviewSize = { width: 1200, height: 630 };

/** The file of that picture: each blog post has its own, all other pages of a language share one. */
export function linkPreviewPath(path: string, language: Language): string {
  const post = findPost(path);
  return `/shared/${post ? `post-${post.id}-` : ""}${language}.png`;
}
