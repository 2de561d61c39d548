import { useTranslation } from "react-i18next";
import { postPath, posts } from "#content/posts";
import { Card, Columns, Container, Stack } from "#ui";
import * as styles from "./BlogsPage.css.ts";
import { PostDate } from "./sections/PostDate.tsx";

/** Blog list: every post, the newest first. Specification, section 2, "Blogs". */
export function Page() {
  const { t } = useTranslation(["blogs", "posts"]);
  return (
    <div className={styles.root}>
      <Container>
        <Stack space={500}>
          <Stack space={200}>
            <h1>{t("heading")}</h1>
            <p className={styles.summary}>{t("summary")}</p>
          </Stack>
          <Columns as="ul">
            {posts.map((post) => (
              <Card key={post.id} as="li" level={2} href={postPath(post)} heading={t(`posts:${post.key}.title`)} foot={<PostDate post={post} />}>
                <p>{t(`posts:${post.key}.excerpt`)}</p>
              </Card>
            ))}
          </Columns>
        </Stack>
      </Container>
    </div>
  );
}
