import type { SelectProps, TextFieldProps } from "#ui";
import type { useApplication } from "./useApplication.ts";

/** The three fields of an address that depend on each other. */
export type PlaceLevel = "state" | "city" | "pincode";

/** Props of the fields of an address. */
export interface PlaceFieldsProps {
  application: ReturnType<typeof useApplication>;
  /** Props that every field has: its texts, its error, its id. */
  common: (
    name: PlaceLevel,
  ) => Pick<SelectProps, "id" | "name" | "label" | "error" | "warning" | "required" | "optional">;
  /** The same for the PIN code as a text field, and how its text is cleaned. */
  pin: Pick<
    TextFieldProps,
    "id" | "name" | "label" | "error" | "warning" | "required" | "clean" | "maxLength" | "onReject" | "onBlur"
  > & { onChange: (value: string) => void };
}
