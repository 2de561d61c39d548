import { Partner } from "./Partner.static.tsx";

/** Lending Partner: docs/product.md, section 2.1. */
export const Page = () => <Partner />;
