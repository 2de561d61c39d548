import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button, Icon, Notice, icons, useAnnounce } from "#ui";
import type { CleanHtml } from "./sanitize-answer.ts";
import * as styles from "./LookupAnswer.css.ts";

/** The answer of a look-up as sanitized HTML, announced and ready to print. Empty HTML means that there was no answer. */
export function LookupAnswer({ html, heading, none }: { html: CleanHtml; heading: string; none: string }) {
  const { t } = useTranslation("lookup");
  const words = useRef<HTMLDivElement>(null);
  const announce = useAnnounce();
  // With Trusted Types it is an object, even if it is empty.
  const hasWords = String(html) !== "";

  // As one text: screen readers get the paragraphs of a live region one by one, and Orca announces them in another order.
  // Without the list of steps, which is too long for an announcement.
  useEffect(() => {
    const blocks = [...words.current!.querySelectorAll("[data-answer] > *, [data-none]")];
    const list = blocks.findIndex((block) => block.matches("ol, ul"));
    const news = list > 0 ? blocks.slice(0, list) : [words.current!];
    announce(
      news
        .map((block) => (block as HTMLElement).innerText)
        .join(" ")
        .replace(/\s+/g, " ")
        .trim(),
    );
  }, [html, announce]);

  return (
    <Notice heading={heading}>
      {/* data-text: the router follows its links to our own pages. */}
      <div ref={words} data-text>
        {/* Only the elements that sanitize-answer.ts allows. */}
        {hasWords ? (
          <div data-answer className={styles.answer} dangerouslySetInnerHTML={{ __html: html }} />
        ) : (
          <p data-none>{none}</p>
        )}
      </div>
      {hasWords && (
        <div className={styles.print}>
          <Button tone="quiet" icon={<Icon shape={icons.print} />} onClick={() => print()}>
            {t("print")}
          </Button>
        </div>
      )}
    </Notice>
  );
}
