import { Partner } from "./Partner.static.tsx";

/** Lending Partner: specification, section 2. */
export const Page = () => <Partner />;
