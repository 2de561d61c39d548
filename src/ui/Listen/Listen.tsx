import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import * as icons from "../Icon/icons.ts";
import { Inline } from "../Inline/Inline.tsx";
import * as styles from "./Listen.css.ts";

/**
 * Reads a text aloud with the device's own voice, for people who read little. It reads the closest `data-read` around it,
 * or every `data-read` of the page if it is outside them. It needs no React: `offer-listening.ts` handles the press. Without
 * a voice for the language of the page, or without script, it is hidden.
 */
export interface ListenProps {
  labels: { play: string; pause: string; resume: string; stop: string };
}

/** See {@link ListenProps}. */
export function Listen({ labels }: ListenProps) {
  return (
    <div className={styles.root} data-listen="">
      <Inline space={100}>
        <Button tone="neutral" size="small" data-static="" data-listen-toggle="">
          <span className={styles.idle}>
            <Icon shape={icons.play} />
            {labels.play}
          </span>
          <span className={styles.reading}>
            <Icon shape={icons.pause} />
            {labels.pause}
          </span>
          <span className={styles.paused}>
            <Icon shape={icons.play} />
            {labels.resume}
          </span>
        </Button>
        <span className={styles.stop}>
          <Button tone="quiet" size="small" data-static="" data-listen-stop="">
            {labels.stop}
          </Button>
        </span>
      </Inline>
    </div>
  );
}
