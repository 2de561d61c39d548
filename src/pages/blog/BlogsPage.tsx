import { useTranslation } from "react-i18next";
import { Container, Stack } from "#ui";
import * as styles from "./BlogsPage.css.ts";
import { PostList } from "./sections/PostList.static.tsx";
import { MorePosts } from "./sections/MorePosts.tsx";

/** Blog list: the posts, newest first; a button shows more. docs/product.md, section 2.13. */
export function Page() {
  const { t } = useTranslation("blogs");
  return (
    <div className={styles.root}>
      <Container>
        <Stack space={500}>
          <Stack space={200}>
            <h1>{t("heading")}</h1>
            <p className={styles.summary}>{t("summary")}</p>
          </Stack>
          <PostList />
          <MorePosts />
        </Stack>
      </Container>
    </div>
  );
}
