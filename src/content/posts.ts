/** One post of the blog: its words stand under `key` in the `posts` namespace. Specification, section 3, "Blog post". */
export interface Post {
  /** What stands in its address, `/blog-details/{id}`, for good: people keep and share it. */
  id: string;
  /** The day on which it was published, ISO. */
  date: string;
  key: "apr" | "creditScore" | "keyFacts" | "safety";
}

/** Every post, the newest first. */
export const posts: readonly Post[] = [
  { id: "4", date: "2026-11-09", key: "safety" },
  { id: "3", date: "2026-10-12", key: "keyFacts" },
  { id: "2", date: "2026-09-14", key: "creditScore" },
  { id: "1", date: "2026-08-17", key: "apr" },
];

/** Where a post is read, without a language. Specification, section 2. */
export const postPath = ({ id }: Post) => `/blog-details/${id}`;

/** The post that an address asks for; nothing when there is none. */
export const findPost = (id: string | undefined) => posts.find((post) => post.id === id);
