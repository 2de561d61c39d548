import { useId } from "react";
import { useTranslation } from "react-i18next";
import { mapFrame, mapPage } from "#content/map";
import { mapOrigin } from "#content/map-origin";
import { useAllowedFrame } from "#islands";
import { Button, Icon, Link, icons } from "#ui";
import { MapDrawing } from "./MapDrawing.tsx";
import * as styles from "./OfficeMap.css.ts";
import { useMap } from "./useMap.ts";

/** Where the office is: a drawing, replaced on request by a third party's map. docs/product.md, section 12. */
export function OfficeMap() {
  const { t } = useTranslation("contact");
  const { shown, toggle, button } = useMap();
  useAllowedFrame(mapOrigin);
  const id = useId();
  return (
    <div className={styles.root}>
      <figure className={styles.figure}>
        <div id={id} className={styles.stage}>
          {shown ? (
            <iframe
              className={styles.frame}
              src={mapFrame}
              title={t("map.title")}
              // It is another origin and keeps it: without an origin its images are refused.
              // oxlint-disable-next-line react/iframe-missing-sandbox
              sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
              referrerPolicy="strict-origin-when-cross-origin"
            />
          ) : (
            <MapDrawing />
          )}
        </div>
        {!shown && <figcaption className={styles.caption}>{t("map.caption")}</figcaption>}
      </figure>
      <div className={styles.choice}>
        <Button
          ref={button}
          tone="neutral"
          icon={<Icon shape={shown ? icons.edit : icons.globe} />}
          onClick={toggle}
          aria-expanded={shown}
          aria-controls={id}
        >
          {shown ? t("map.hide") : t("map.show")}
        </Button>
      </div>
      <p className={styles.note}>
        {t("map.note")} <Link href={mapPage}>{t("map.outside")}</Link>
      </p>
    </div>
  );
}
