import type { Post } from "#content/posts";
import { formatDate } from "#i18n/format";
import { useLanguage } from "#i18n/useLanguage";
import * as styles from "./PostDate.css.ts";

/** Date of publication, in the language of the page. */
export function PostDate({ post }: { post: Post }) {
  return (
    <time dateTime={post.date} className={styles.root}>
      {formatDate(new Date(post.date), useLanguage())}
    </time>
  );
}
