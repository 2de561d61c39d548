import type { ApplicationField } from "#domain/application";

/** The `id` of a field's control, and so its address in the error summary. */
export const fieldId = (name: ApplicationField) => `apply-${name}`;
