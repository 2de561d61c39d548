import { company } from "#content/company";
import { useTextTree } from "#features/page-text";
import { DescriptionList, IconLine, Link, icons } from "#ui";
import type { ContactText } from "../contact-text.ts";
import * as styles from "./GrievanceOfficer.css.ts";

/** The grievance officer: contact details, hours, and the next step after that. */
export function GrievanceOfficer() {
  const { grievance } = useTextTree<ContactText>("contact");
  return (
    <section id="grievance" className={styles.root} aria-labelledby="officer">
      <p className={styles.eyebrow}>{grievance.eyebrow}</p>
      <h3 id="officer">{grievance.heading}</h3>
      <p>{grievance.text}</p>
      <DescriptionList
        items={[
          {
            id: "email",
            term: grievance.email,
            value: (
              <Link href={`mailto:${company.grievanceEmail}`} standalone>
                {company.grievanceEmail}
              </Link>
            ),
          },
          {
            id: "phone",
            term: grievance.phone,
            value: (
              <Link href={`tel:${company.grievancePhoneLink}`} standalone>
                {company.grievancePhone}
              </Link>
            ),
          },
        ]}
      />
      <IconLine icon={icons.clock} tone="muted" size="small">
        {grievance.weekdays}
        <br />
        {grievance.saturday}
      </IconLine>
      <p className={styles.further}>
        {grievance.further} <Link href="/grievance-redressal">{grievance.steps}</Link>
      </p>
    </section>
  );
}
