import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#domain/facts/application-limits";
import { Button, DescriptionList, Icon, Inline, RadioGroup, Spinner, Stack, TextField, icons, useAnnounce } from "#ui";
import type { PlaceFieldsProps } from "./place-fields-props.ts";
import { fieldId } from "./field-id.ts";

/** The PIN code with its state and city: filled in, or a choice if there are several. */
export function PinField({ application, common, pin }: PlaceFieldsProps) {
  const { t } = useTranslation(["apply", "common"]);
  const announce = useAnnounce();
  const {
    places: { places, lookUp, typePin, tryAgain, choosePlace },
  } = application;
  const [only, ...others] = lookUp.places;
  const label = { state: t("field.state.label"), city: t("field.city.label") };

  const news = {
    none: "",
    loading: "",
    unknown: t("pin.unknown"),
    failed: t("pin.failed"),
    found:
      others.length > 0
        ? t("pin.several", { count: lookUp.places.length })
        : t("pin.found", { city: only?.city, state: only?.state }),
  }[lookUp.state];
  const announceResult = useEffectEvent(() => {
    // If the focus is elsewhere, the value was not typed just now but restored from a draft.
    if (document.activeElement?.id === fieldId("pincode")) announce(news);
  });
  useEffect(() => announceResult(), [lookUp]);

  return (
    <Stack space={200}>
      <TextField
        {...pin}
        warning={pin.warning ?? (lookUp.state === "unknown" || lookUp.state === "failed" ? news : undefined)}
        hint={t("pin.hint")}
        inputMode="numeric"
        characters={limits.pincodeDigits + 4}
        autoComplete="postal-code"
        value={places.pincode.value}
        onChange={(value) => {
          typePin(value);
          pin.onChange(value);
        }}
      />
      {lookUp.state === "loading" && (
        <Inline space={100}>
          <Spinner />
          <span>{t("pin.loading")}</span>
        </Inline>
      )}
      {lookUp.state === "failed" && (
        <Inline>
          <Button
            tone="neutral"
            size="small"
            icon={<Icon shape={icons.retry} />}
            onClick={() => {
              // The button disappears with the error message, and the focus would be lost.
              document.getElementById(fieldId("pincode"))?.focus();
              void tryAgain();
            }}
          >
            {t("common:tryAgain")}
          </Button>
        </Inline>
      )}
      {lookUp.state === "found" && (
        <>
          {others.length > 0 ? (
            <RadioGroup
              {...common("city")}
              name="city"
              hint={t("pin.several", { count: lookUp.places.length })}
              options={lookUp.places.map(({ city_id, city, state }) => ({
                value: city_id,
                label: `${city}, ${state}`,
              }))}
              value={places.city.value}
              onChange={choosePlace}
            />
          ) : (
            <>
              <DescriptionList
                items={[
                  { id: "state", term: label.state, value: only!.state },
                  { id: "city", term: label.city, value: only!.city },
                ]}
              />
              <input type="hidden" name="city" value={places.city.value} />
            </>
          )}
          <input type="hidden" name="state" value={places.state.value} />
        </>
      )}
    </Stack>
  );
}
