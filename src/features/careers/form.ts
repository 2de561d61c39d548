/** The fields of a job application in their order. docs/product.md, section 3.5. */
export const careerFields = ["name", "email", "phone", "applyingFor", "noticePeriod", "resume", "message"] as const;
export type CareerField = (typeof careerFields)[number];

/** The typed values of a job application, and the name of the résumé's file. */
export type CareerForm = Record<CareerField, string>;

/** The `id` of a field's control, and so its address in the error summary. */
export const fieldId = (name: CareerField) => `career-${name}`;
