import { useTranslation } from "react-i18next";
import { postPath, posts } from "#content/posts";
import { Card, Columns } from "#ui";
import { PostArt } from "../art/PostArt.tsx";
import { PostDate } from "./PostDate.tsx";
import * as styles from "./PostList.css.ts";

/** Every post with its excerpt. Without script all are shown, with script as many as requested. */
export function PostList() {
  const { t } = useTranslation(["posts", "blogs"]);
  return (
    <div className={styles.root} data-posts>
      <Columns as="ul" columns={3} collapse="desktop">
        {posts.map((post) => (
          <Card
            key={post.id}
            as="li"
            level={2}
            href={postPath(post)}
            more={t("blogs:readMore")}
            heading={t(`${post.key}.title`)}
            foot={<PostDate post={post} />}
            picture={
              <div className={styles.picture}>
                <PostArt post={post} />
              </div>
            }
          >
            <p>{t(`${post.key}.excerpt`)}</p>
          </Card>
        ))}
      </Columns>
    </div>
  );
}
