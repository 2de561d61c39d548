/** A blog post. Its title and excerpt are under `key` in the `posts` namespace. docs/product.md, section 3.6. */
export interface Post {
  /** Part of its address, `/blog-details/{id}`. It must not change, because people share it. */
  id: string;
  /** Date of publication, ISO. */
  date: string;
  key: "apr" | "creditScore" | "keyFacts" | "safety";
  /** Namespace of its text and meta data, so that a reader downloads only one post. */
  text: "post-apr" | "post-credit-score" | "post-key-facts" | "post-safety";
}

/** Every post, the newest first. */
export const posts: readonly Post[] = [
  { id: "4", date: "2026-11-09", key: "safety", text: "post-safety" },
  { id: "3", date: "2026-10-12", key: "keyFacts", text: "post-key-facts" },
  { id: "2", date: "2026-09-14", key: "creditScore", text: "post-credit-score" },
  { id: "1", date: "2026-08-17", key: "apr", text: "post-apr" },
];

/** Path of a post, without a language. docs/product.md, section 2.1. */
export const postPath = ({ id }: Post) => `/blog-details/${id}`;

/** The post at a path, without a language; undefined if there is none. */
export const findPost = (path: string) => posts.find((post) => postPath(post) === path.replace(/\/$/, ""));
