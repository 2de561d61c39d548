import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button, Inline, Stack } from "#ui";
import { PinField } from "./PinField.tsx";
import { PlaceLists } from "./PlaceLists.tsx";
import { fieldId } from "./field-id.ts";
import type { PlaceFieldsProps } from "./place-fields-props.ts";

/** The address: a PIN code that fills in state and city, or the lists of docs/product.md, section 4.3. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { t } = useTranslation("apply");
  const { places, placed, read } = props.application;
  const fromLists = places.by === "lists";

  // Values filled in by a PIN code are changes of the form too.
  const { state, city } = places.places;
  useEffect(() => placed(), [placed, state.value, city.value]);

  // The pressed button is gone, or has another meaning now.
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
