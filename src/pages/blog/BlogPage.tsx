import { useLocation } from "react-router-dom";
import { findPost } from "#content/posts";
import { Columns, Container } from "#ui";
import * as styles from "./BlogPage.css.ts";
import { OtherPosts } from "./sections/OtherPosts.tsx";
import { PostArticle } from "./sections/PostArticle.tsx";
import { PostNotFound } from "./sections/PostNotFound.tsx";

/** Blog detail: one post and the latest others, or word that there is no such post. Specification, section 2, "Blogs". */
export function Page() {
  const post = findPost(useLocation().pathname);
  return (
    <div className={styles.root}>
      <Container width={post ? "page" : "text"}>
        {post ? (
          <Columns columns="wide-start" collapse="desktop" space={600} align="start">
            {/* From post to post all is made anew, so that the focus, moving to the heading, is told of. */}
            <PostArticle key={post.id} post={post} />
            <OtherPosts post={post} />
          </Columns>
        ) : <PostNotFound />}
      </Container>
    </div>
  );
}
