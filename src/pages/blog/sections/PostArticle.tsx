import { useTranslation } from "react-i18next";
import type { Post } from "#content/posts";
import { Stack } from "#ui";
import { PostDate } from "./PostDate.tsx";

const paragraphs = ["first", "second", "third"] as const;

/** A post: title, date and text. */
export function PostArticle({ post }: { post: Post }) {
  const { t } = useTranslation(post.text);
  return (
    <Stack as="article" space={300}>
      <h1>{t("meta.title")}</h1>
      <p><PostDate post={post} /></p>
      {paragraphs.map((paragraph) => <p key={paragraph}>{t(`body.${paragraph}`)}</p>)}
    </Stack>
  );
}
