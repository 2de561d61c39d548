import { useTextTree } from "#features/page-text";
import { Icon, Section, icons } from "#ui";
import type { PartnerText } from "../partner-text.ts";
import * as styles from "./Model.css.ts";

const tasks = [
  { id: "us", icon: icons.check },
  { id: "lender", icon: icons.check },
  { id: "never", icon: icons.close },
] as const;

/** Who does what: documents go through us, money never does. */
export function Model() {
  const { model } = useTextTree<PartnerText>("lending-partner");
  const { diagram } = model;
  return (
    <Section id="model" heading={model.heading} lead={model.lead}>
      <figure className={styles.diagram} aria-labelledby="model-diagram">
        <figcaption id="model-diagram" className={styles.caption}>
          <span className={styles.label}>{diagram.label}</span>
          <span className={styles.key}>
            <span className={styles.papersSign} />
            {diagram.papersKey}
          </span>
          <span className={styles.key}>
            <span className={styles.moneySign} />
            {diagram.moneyKey}
          </span>
        </figcaption>
        <ol role="list" className={styles.way}>
          <Station icon={icons.person} {...model.you} />
          <li className={styles.papers}>
            <span>{diagram.application}</span>
          </li>
          <Station icon={icons.document} {...model.us} />
          <li className={styles.papers}>
            <span>{diagram.file}</span>
          </li>
          <Station icon={icons.bank} {...model.lender} />
          <li className={styles.money}>
            <span className={styles.loan}>{diagram.loan}</span>
            <span className={styles.repayment}>{diagram.repayment}</span>
          </li>
          <Station icon={icons.rupee} {...model.account} />
        </ol>
      </figure>
      <div className={styles.tasks}>
        {tasks.map(({ id, icon }) => (
          <div key={id} className={styles.task[id]}>
            <h3>{model.tasks[id].heading}</h3>
            <ul role="list" className={styles.list}>
              {model.tasks[id].list.map((task) => (
                <li key={task} className={styles.item}>
                  <span className={styles.tick}>
                    <Icon shape={icon} />
                  </span>
                  {task}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

function Station({ icon, name, title, text }: { icon: string; name: string; title: string; text: string }) {
  return (
    <li className={styles.station}>
      <span className={styles.icon}>
        <Icon shape={icon} size="large" />
      </span>
      <span className={styles.stationWords}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.role}>{title}</span>
        <span className={styles.does}>{text}</span>
      </span>
    </li>
  );
}
