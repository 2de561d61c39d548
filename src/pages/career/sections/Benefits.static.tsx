import { useTextTree } from "#features/page-text";
import { Card, Columns, Icon, Section, icons } from "#ui";
import { benefitArt } from "../art/BenefitArt.tsx";
import { areaIds, benefitIds, type AreaId, type CareerText } from "../career-text.ts";
import * as styles from "./Benefits.css.ts";

const iconByArea: Record<AreaId, string> = {
  support: icons.phone,
  documents: icons.document,
  technology: icons.gauge,
  rules: icons.shield,
};

/** Three benefits, and the areas of work. */
export function Benefits() {
  const { benefits } = useTextTree<CareerText>("career");
  return (
    <Section eyebrow={benefits.eyebrow} heading={benefits.heading} lead={benefits.lead}>
      <Columns columns={3} as="ul">
        {benefitIds.map((id) => {
          const Art = benefitArt[id];
          return (
            <Card
              key={id}
              as="li"
              heading={benefits[id].title}
              picture={
                <div className={styles.picture}>
                  <Art />
                </div>
              }
            >
              <p>{benefits[id].text}</p>
            </Card>
          );
        })}
      </Columns>
      <div className={styles.work}>
        <h3 className={styles.heading}>{benefits.areas}</h3>
        <ul role="list" className={styles.areas}>
          {areaIds.map((id) => (
            <li key={id} className={styles.area}>
              <Icon shape={iconByArea[id]} size="medium" />
              {benefits.area[id]}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
