/**
 * Everything that the operating company changes before it goes live, docs/product.md, section 10. All values are examples;
 * `npm run check` refuses a live build (`SITE_MODE=live`) that still has one. Forms that are translated - names,
 * addresses, officers' roles - stand in the `company` namespace of each language.
 */
export const company = {
  /** Where the site is served; the build takes SITE_ORIGIN instead when it is set. */
  siteOrigin: "https://www.saral-loans.example",
  /** As people write it, and as a phone dials it. */
  phone: "+91 00000 00000",
  phoneLink: "+910000000000",
  /** Digits only, with the country's, as `wa.me` wants them. */
  whatsapp: "910000000000",
  email: "care@saral-loans.example",
  careersEmail: "careers@saral-loans.example",
  grievanceEmail: "grievance@saral-loans.example",
  grievancePhone: "+91 00000 00001",
  grievancePhoneLink: "+910000000001",
  /** Where people report a weakness in the security of the site; `/.well-known/security.txt` names it too. */
  securityEmail: "security@saral-loans.example",
  nodalEmail: "nodal@saral-loans.example",
  /** Corporate identification number of the operating company. */
  cin: "U00000DL0000PTC000000",
  lenderCin: "U00000DL0000PLC000000",
  /** Certificate of registration that the Reserve Bank gave the partner lender. */
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
  /** Whose words the reviews of the About page are; while they are examples, the page says so. */
  reviews: "examples" as "examples" | "customers",
  /** Minutes on foot from the metro stations of the `office` words. */
  walkMinutes: { first: 6, second: 12, third: 14 },
} as const;
