import { posts } from "#content/posts";
import { Columns } from "#ui";
import { OtherPosts } from "./OtherPosts.tsx";
import { PostArticle } from "./PostArticle.tsx";

/** A post and links to the others. */
export function PostText({ id }: { id: string }) {
  const post = posts.find((candidate) => candidate.id === id)!;
  return (
    <Columns columns="wide-start" collapse="desktop" space={600} align="start">
      <PostArticle post={post} />
      <OtherPosts post={post} />
    </Columns>
  );
}
