import type { Post } from "#content/posts";
import { Columns } from "#ui";
import { OtherPosts } from "./OtherPosts.tsx";
import { PostArticle } from "./PostArticle.tsx";

/** A post and the way to the others, as they stand in the page's HTML. */
export const PostText = ({ post }: { post: Post }) => (
  <Columns columns="wide-start" collapse="desktop" space={600} align="start">
    <PostArticle post={post} />
    <OtherPosts post={post} />
  </Columns>
);
