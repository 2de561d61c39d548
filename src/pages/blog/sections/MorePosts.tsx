import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { posts } from "#content/posts";
import { blog } from "#domain/facts/blog";
import { Button } from "#ui";
import * as styles from "./MorePosts.css.ts";

/** Shows two more posts at each press. The number is in the address, so that Back restores it. */
export function MorePosts() {
  const { t } = useTranslation("blogs");
  const [search, setSearch] = useSearchParams();
  // The prerendered page knows no query, so the first render shows the first posts and the address is read after it.
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const requested = alive ? Number(search.get("shown") ?? "") : 0;
  const shown = Math.min(posts.length, Math.max(blog.shownFirst, Number.isInteger(requested) ? requested : 0));
  /** Number of posts before the press: the first new one takes the focus. */
  const before = useRef<number>(undefined);

  useEffect(() => {
    const items = document.querySelectorAll<HTMLElement>("[data-posts] > ul > li");
    items.forEach((item, index) => item.toggleAttribute("data-shown", index < shown));
    if (before.current !== undefined) items[before.current]?.querySelector("a")?.focus();
    before.current = undefined;
  }, [shown]);

  if (shown >= posts.length) return null;
  const more = () => {
    before.current = shown;
    setSearch(
      (others) => {
        others.set("shown", String(shown + blog.shownMore));
        return others;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <div className={styles.root} data-island="interaction">
      <Button tone="neutral" onClick={more}>
        {t("more")}
      </Button>
    </div>
  );
}
