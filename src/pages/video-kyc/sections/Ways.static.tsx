import { useTextTree } from "#features/page-text";
import { Icon, Link, Notice, Section, icons } from "#ui";
import type { VideoText } from "../video-text.ts";
import * as styles from "./Ways.css.ts";

const ways = [
  { key: "here", icon: icons.video, href: "#statement" },
  { key: "file", icon: icons.document, href: "#statement" },
  { key: "person", icon: icons.people, href: "#help-by-person" },
] as const;

/** Three equal alternatives, and an explanation of the statement. */
export function Ways() {
  const text = useTextTree<VideoText>("video-kyc");
  return (
    <Section heading={text.ways.heading}>
      <ul role="list" className={styles.root}>
        {ways.map(({ key, icon, href }) => (
          <li key={key} className={styles.way}>
            <span className={styles.icon}>
              <Icon shape={icon} size="large" />
            </span>
            <h3 className={styles.heading}>{text.ways[key].heading}</h3>
            <p>{text.ways[key].text}</p>
            <Link href={href} standalone>
              {text.ways[key].link}
            </Link>
          </li>
        ))}
      </ul>
      <Notice heading={text.honest.heading} level={3}>
        <p>{text.honest.text}</p>
      </Notice>
    </Section>
  );
}
