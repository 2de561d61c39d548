/**
 * Everything the operating company has to change before it goes live: docs/product.md, section 10. All values are examples;
 * `npm run check` fails for a live build (`SITE_MODE=live`) that still has one. Translated values (names, addresses,
 * officers' roles) are in the `company` namespace of each language.
 */
export const company = {
  /** Origin of the site. SITE_ORIGIN overrides it in a build. */
  siteOrigin: "https://www.saral-loans.example",
  /** As people write it; `phoneLink` as a phone dials it. */
  phone: "+91 00000 00000",
  phoneLink: "+910000000000",
  /** Digits only, with the country code, as `wa.me` expects. */
  whatsapp: "910000000000",
  email: "care@saral-loans.example",
  careersEmail: "careers@saral-loans.example",
  grievanceEmail: "grievance@saral-loans.example",
  grievancePhone: "+91 00000 00001",
  grievancePhoneLink: "+910000000001",
  /** For reports of security weaknesses; also in `/.well-known/security.txt`. */
  securityEmail: "security@saral-loans.example",
  nodalEmail: "nodal@saral-loans.example",
  /** Corporate identification number of the operating company. */
  cin: "U00000DL0000PTC000000",
  lenderCin: "U00000DL0000PLC000000",
  /** RBI's certificate of registration of the partner lender. */
  lenderRegistration: "N-00.00000",
  lenderEmail: "contact@udaharan-finance.example",
  lenderWebsite: "https://www.udaharan-finance.example",
  lenderPhone: "+91 00000 00002",
  bank: {
    accountNumber: "00000000000000",
    ifsc: "EXMP0000000",
    upi: "udaharanfinance@example",
  },
  /** WGS 84 degrees: the middle of the office area. */
  map: { latitude: 28.6315, longitude: 77.2167 },
  /** Source of the reviews on the About page; while they are examples, the page says so. */
  reviews: "examples" as "examples" | "customers",
  /** Minutes on foot from the metro stations of the `office` words. */
  walkMinutes: { first: 6, second: 12, third: 14 },
} as const;
