import { useLocation } from "react-router-dom";
import { findPost } from "#content/posts";
import { Container } from "#ui";
import * as styles from "./BlogPage.css.ts";
import { PostNotFound } from "./sections/PostNotFound.tsx";
import { PostText } from "./sections/PostText.static.tsx";

/** Blog detail: a post and the latest other posts, or a message that there is no such post. docs/product.md, section 2.13. */
export function Page() {
  const post = findPost(useLocation().pathname);
  return (
    <div className={styles.root}>
      <Container width={post ? "page" : "text"}>{post ? <PostText id={post.id} /> : <PostNotFound />}</Container>
    </div>
  );
}
