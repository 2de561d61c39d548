import type { ApplicationPayload } from "#contract/lender";
import { leadDataSourceId } from "#domain/facts/lead-source";

/** Values that the server sets on every application, overriding the client's. docs/product.md, section 9.12. */
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

/** The payload of docs/product.md, section 3.2, complete except for the secret. */
export const withFixedValues = (application: ApplicationPayload, fixed: FixedValues) => ({ ...application, ...fixed });
