import type { SelectProps, TextFieldProps } from "#ui";
import type { useApplication } from "./useApplication.ts";

/** The three fields of an address that depend on each other. */
export type PlaceLevel = "state" | "city" | "pincode";

/** What the fields of an address take. */
export interface PlaceFieldsProps {
  application: ReturnType<typeof useApplication>;
  /** What every field has: its words, its fault, its id. */
  common: (
    name: PlaceLevel,
  ) => Pick<SelectProps, "id" | "name" | "label" | "error" | "warning" | "required" | "optional">;
  /** The same of the PIN code as a field of text, and how that text is read. */
  pin: Pick<
    TextFieldProps,
    "id" | "name" | "label" | "error" | "warning" | "required" | "clean" | "maxLength" | "onReject" | "onBlur"
  > & { onChange: (value: string) => void };
}
