import { useLocation } from "react-router-dom";
import { findPost } from "#content/posts";
import { PageText } from "#features/page-text";
import { Container } from "#ui";
import * as styles from "./BlogPage.css.ts";
import { PostNotFound } from "./sections/PostNotFound.tsx";
import { PostText } from "./sections/PostText.tsx";

// Styles of what the browser's build does not draw: see PageText.
import "#ui/Columns/Columns.css";
import "#ui/Heading/Heading.css";
import "#ui/theme/art.css";
import "./sections/PostArticle.css.ts";
import "./sections/PostDate.css.ts";

/** Blog detail: one post and the latest others, or word that there is no such post. Specification, section 2, "Blogs". */
export function Page() {
  const post = findPost(useLocation().pathname);
  return (
    <div className={styles.root}>
      <Container width={post ? "page" : "text"}>
        {post ? <PageText render={(import.meta.env.SSR || import.meta.env.DEV) && (() => <PostText post={post} />)} /> : <PostNotFound />}
      </Container>
    </div>
  );
}
