/** One post of the blog: its title and excerpt stand under `key` in the `posts` namespace. docs/product.md, section 3.6. */
export interface Post {
  /** What stands in its address, `/blog-details/{id}`, for good: people keep and share it. */
  id: string;
  /** The day on which it was published, ISO. */
  date: string;
  key: "apr" | "creditScore" | "keyFacts" | "safety";
  /** The namespace of its text and of what search engines are told, so that a reader downloads one post and not all. */
  text: "post-apr" | "post-credit-score" | "post-key-facts" | "post-safety";
}

/** Every post, the newest first. */
export const posts: readonly Post[] = [
  { id: "4", date: "2026-11-09", key: "safety", text: "post-safety" },
  { id: "3", date: "2026-10-12", key: "keyFacts", text: "post-key-facts" },
  { id: "2", date: "2026-09-14", key: "creditScore", text: "post-credit-score" },
  { id: "1", date: "2026-08-17", key: "apr", text: "post-apr" },
];

/** Where a post is read, without a language. docs/product.md, section 2.1. */
export const postPath = ({ id }: Post) => `/blog-details/${id}`;

/** The post that stands at a path, without a language; nothing when there is none. */
export const findPost = (path: string) => posts.find((post) => postPath(post) === path.replace(/\/$/, ""));
