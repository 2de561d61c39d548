import type { ApplicationPayload } from "#contract/lender";
import { leadDataSourceId } from "#domain/facts";

/** Values that the server adds to every application, over whatever a client sends. Specification, section 9. */
export interface FixedValues {
  source: string;
  lead_data_source_id: number;
  ip: string;
}

/** The fixed values of this site: its name and the fixed address that the lender expects. */
export const fixedValues = ({ source, lenderIp }: { source: string; lenderIp: string }): FixedValues => ({
  source,
  lead_data_source_id: leadDataSourceId,
  ip: lenderIp,
});

/** The specification's payload, complete but for the secret. */
export const completed = (application: ApplicationPayload, fixed: FixedValues) => ({ ...application, ...fixed });
