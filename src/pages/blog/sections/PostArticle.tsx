import { useTranslation } from "react-i18next";
import type { Post } from "#content/posts";
import { Blocks, useTextTree, type Block } from "#features/page-text";
import { useListenLabels } from "#i18n/useListenLabels";
import { Listen, Stack } from "#ui";
import { PostArt } from "../art/PostArt.tsx";
import * as styles from "./PostArticle.css.ts";
import { PostDate } from "./PostDate.tsx";

/** A post: title, date, picture and text. */
export function PostArticle({ post }: { post: Post }) {
  const { t } = useTranslation(post.text);
  return (
    <Stack as="article" space={300}>
      <h1>{t("meta.title")}</h1>
      <p>
        <PostDate post={post} />
      </p>
      <div className={styles.picture}>
        <PostArt post={post} />
      </div>
      <Listen labels={useListenLabels()} />
      <div data-read="">
        <Blocks blocks={useTextTree<{ body: Block[] }>(post.text).body} level={2} />
      </div>
    </Stack>
  );
}
