/** The texts under `text` in the page's namespace. Tags make links, see `#content/text-links`. */
export interface PartnerText {
  eyebrow: string;
  partner: {
    heading: string;
    body: string[];
    certificate: string;
    facts: Record<"name" | "kind" | "registration" | "cin" | "regulator", string>;
    kindValue: string;
    regulatorValue: string;
    check: string;
  };
  model: {
    heading: string;
    lead: string;
    diagram: Record<"label" | "papersKey" | "moneyKey" | "application" | "file" | "loan" | "repayment", string>;
    you: Role;
    us: Role;
    lender: Role;
    account: Role;
    tasks: { us: Tasks; lender: Tasks; never: Tasks };
  };
  responsible: { heading: string; lead: string; duties: [title: string, text: string][] };
  verify: {
    heading: string;
    lead: string;
    steps: string[];
    portals: { complaint: Portal; unlawful: Portal };
    outside: string;
  };
  disclaimer: { heading: string; body: string[] };
  contact: {
    heading: string;
    lead: string;
    lender: string;
    us: string;
    terms: Record<"phone" | "email" | "website" | "address" | "hours" | "grievance", string>;
  };
  policies: { heading: string; lead: string; list: Record<string, string> };
}

interface Role {
  name: string;
  title: string;
  text: string;
}
interface Tasks {
  heading: string;
  list: string[];
}
interface Portal {
  heading: string;
  text: string;
  link: string;
}
