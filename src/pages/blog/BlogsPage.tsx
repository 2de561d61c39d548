import { useTranslation } from "react-i18next";
import { PageText } from "#features/page-text";
import { Container, Stack } from "#ui";
import * as styles from "./BlogsPage.css.ts";
import { PostList } from "./sections/PostList.tsx";
import { MorePosts } from "./sections/MorePosts.tsx";

// Styles of what the browser's build does not draw: see PageText.
import "./sections/PostDate.css.ts";
import "./sections/PostList.css.ts";
import "#ui/Card/Card.css";
import "#ui/Columns/Columns.css";
import "#ui/Heading/Heading.css";

/** Blog list: the posts, the newest first, some at first and more when asked for. Specification, section 2, "Blogs". */
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
          <PageText render={(import.meta.env.SSR || import.meta.env.DEV) && (() => <PostList />)} />
          <MorePosts />
        </Stack>
      </Container>
    </div>
  );
}
