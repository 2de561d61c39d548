import { useId } from "react";
import { useTranslation } from "react-i18next";
import { postPath, posts, type Post } from "#content/posts";
import { blog } from "#domain/facts/blog";
import { Heading, Link, Stack } from "#ui";

/** The sidebar: up to three of the latest other posts, and a link to all. docs/product.md, sections 2.13 and 9.11. */
export function OtherPosts({ post }: { post: Post }) {
  const { t } = useTranslation(["blog-details", "posts"]);
  const headingId = useId();
  const others = posts.filter(({ id }) => id !== post.id).slice(0, blog.sidebar);
  return (
    <Stack as="nav" space={200} aria-labelledby={headingId}>
      <Heading level={2} size={3} id={headingId}>
        {t("others")}
      </Heading>
      <Stack as="ul" space={100}>
        {others.map((other) => (
          <li key={other.id}>
            <Link href={postPath(other)} standalone>
              {t(`posts:${other.key}.title`)}
            </Link>
          </li>
        ))}
      </Stack>
      <Link href="/blogs" standalone>
        {t("all")}
      </Link>
    </Stack>
  );
}
