import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button, Inline, Stack, type SelectProps, type TextFieldProps } from "#ui";
import { PinField } from "./PinField.tsx";
import { PlaceLists } from "./PlaceLists.tsx";
import { fieldId } from "./field-id.ts";
import type { useApplication } from "./useApplication.ts";

export type PlaceLevel = "state" | "city" | "pincode";

export interface PlaceFieldsProps {
  application: ReturnType<typeof useApplication>;
  /** What every field has: its words, its fault, its id. */
  common: (name: PlaceLevel) => Pick<SelectProps, "id" | "name" | "label" | "error" | "remark" | "required" | "optional">;
  /** The same of the PIN code as a field of text, and how that text is read. */
  pin: Pick<TextFieldProps, "id" | "name" | "label" | "error" | "remark" | "required" | "clean" | "maxLength" | "onRefuse" | "onBlur"> & { onChange: (value: string) => void };
}

/** The address: a PIN code that fills in state and city, and one press away the lists of the specification's section 4. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { t } = useTranslation("apply");
  const { places, placed, read } = props.application;
  const fromLists = places.by === "lists";

  // What a PIN code filled in is a change of the form like one that was typed.
  const { state, city } = places.places;
  useEffect(() => placed(), [placed, state.value, city.value]);

  // The button that was pressed is gone, or means something else now.
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) document.getElementById(fieldId(fromLists ? "state" : "pincode"))?.focus();
    asked.current = false;
  }, [fromLists]);
  const toggle = () => {
    asked.current = true;
    if (fromLists) places.closeLists();
    else void places.openLists(read());
  };

  return (
    <Stack space={300}>
      {!fromLists && <PinField {...props} />}
      {places.by !== "pin" && <PlaceLists {...props} />}
      <Inline><Button tone="quiet" size="small" onClick={toggle}>{t(fromLists ? "pin.byPin" : "pin.byLists")}</Button></Inline>
    </Stack>
  );
}
