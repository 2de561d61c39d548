import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button, Inline, Stack } from "#ui";
import { PinField } from "./PinField.tsx";
import { PlaceLists } from "./PlaceLists.tsx";
import { fieldId } from "./field-id.ts";
import type { PlaceFieldsProps } from "./place-fields-props.ts";

/** The address: a PIN code that fills in state and city, and one press away the lists of docs/product.md, section 4.3. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { t } = useTranslation("apply");
  const { places, placed, read } = props.application;
  const fromLists = places.by === "lists";

  // What a PIN code filled in is a change of the form like one that was typed.
  const { state, city } = places.places;
  useEffect(() => placed(), [placed, state.value, city.value]);

  // The button that was pressed is gone, or means something else now.
  const movesFocus = useRef(false);
  useEffect(() => {
    if (movesFocus.current) document.getElementById(fieldId(fromLists ? "state" : "pincode"))?.focus();
    movesFocus.current = false;
  }, [fromLists]);
  const toggle = () => {
    movesFocus.current = true;
    if (fromLists) places.closeLists();
    else void places.openLists(read());
  };

  return (
    <Stack space={300}>
      {!fromLists && <PinField {...props} />}
      {places.by !== "pin" && <PlaceLists {...props} />}
      <Inline>
        <Button tone="quiet" size="small" onClick={toggle}>
          {t(fromLists ? "pin.byPin" : "pin.byLists")}
        </Button>
      </Inline>
    </Stack>
  );
}
