import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#domain/facts/application-limits";
import { Button, Inline, Select, Stack, TextField } from "#ui";
import type { PlaceFieldsProps, PlaceLevel } from "./place-fields-props.ts";
import { fieldId } from "./field-id.ts";
import type { PlaceList } from "./usePlaces.ts";

const autoComplete = { state: "address-level1", city: "address-level2", pincode: "postal-code" } as const;

/**
 * State and city from their lists, and the PIN code unless it was typed first. Each list depends on the choice above it
 * (docs/product.md, section 4.3). Our lists of PIN codes are incomplete, so one can be typed here too. State and city are
 * ids of the lender's lists, so if these cannot be loaded the visitor is told how to reach us.
 */
export function PlaceLists({ application, common, pin }: PlaceFieldsProps) {
  const { t } = useTranslation("apply");
  const { places, handleChange } = application;
  const { state, city, pincode } = places.places;

  const select = (name: PlaceLevel, list: PlaceList, choose: (value: string) => unknown) => ({
    ...common(name),
    options: list.options,
    value: list.value,
    placeholder: t(`field.${name}.choose`),
    chosenMark: t("chosen"),
    noMatch: (typed: string) => t("noMatch", { typed }),
    typeToSearch: t("typeToSearch"),
    loading: list.state === "loading" ? t(`field.${name}.loading`) : undefined,
    autoComplete: autoComplete[name],
    onChange: (value: string) => {
      void choose(value);
      handleChange(name, value);
    },
  });

  /** Why the list has no options, and a button that reloads it. */
  const failure = (name: PlaceLevel, list: PlaceList, again: () => unknown, help = "") =>
    list.state === "failed" || (list.state === "empty" && name !== "pincode")
      ? {
          message: `${t(`field.${name}.${list.state}`)}${help && ` ${help}`}`,
          retry: t("reload"),
          onRetry: () => void again(),
        }
      : undefined;

  // The pressed button is gone, or has another meaning now.
  const movesFocus = useRef(false);
  useEffect(() => {
    if (movesFocus.current) document.getElementById(fieldId("pincode"))?.focus();
    movesFocus.current = false;
  }, [pincode.typed]);
  const type = (typed: boolean) => {
    movesFocus.current = true;
    // A typed PIN code that is in the list is kept.
    const value = !typed && pincode.options.some((option) => option.value === pincode.value) ? pincode.value : "";
    places.typePincode(typed, value);
    handleChange("pincode", value);
  };

  const reloadPincodes = () => places.chooseCity(city.value);
  return (
    <>
      <Select
        {...select("state", state, places.chooseState)}
        failure={failure("state", state, () => places.loadStates(), t("listHelp"))}
      />
      <Select
        {...select("city", city, places.chooseCity)}
        failure={failure("city", city, () => places.chooseState(state.value), t("listHelp"))}
        unavailable={city.state === "waiting" ? t("field.city.first") : undefined}
      />
      {places.by === "lists" && (
        <Stack space={100}>
          <input type="hidden" name="placesFromLists" value="yes" />
          {/* Hidden and not gone: the list that comes back has its face and its options. */}
          <div hidden={pincode.typed}>
            <Select
              {...select("pincode", pincode, places.choosePincode)}
              {...(pincode.typed && { id: `${fieldId("pincode")}-list`, name: undefined })}
              failure={failure("pincode", pincode, reloadPincodes)}
              unavailable={pincode.state === "waiting" ? t("field.pincode.first") : undefined}
              emptyText={pincode.state === "empty" ? t("field.pincode.empty") : undefined}
            />
          </div>
          {pincode.typed && (
            <>
              <TextField
                {...pin}
                hint={t("field.pincode.typeHint")}
                inputMode="numeric"
                characters={limits.pincodeDigits + 4}
                autoComplete={autoComplete.pincode}
                defaultValue={pincode.value}
                onChange={(value) => {
                  places.choosePincode(value);
                  pin.onChange(value);
                }}
              />
              <input type="hidden" name="pincodeTyped" value="yes" />
            </>
          )}
          {pincode.state !== "waiting" &&
            pincode.state !== "loading" &&
            (pincode.state !== "empty" || !pincode.typed) && (
              <Inline>
                <Button tone="quiet" size="small" onClick={() => type(!pincode.typed)}>
                  {t(
                    pincode.typed
                      ? "field.pincode.fromList"
                      : pincode.state === "ready"
                        ? "field.pincode.notListed"
                        : "field.pincode.type",
                  )}
                </Button>
              </Inline>
            )}
        </Stack>
      )}
    </>
  );
}
