import { useTranslation } from "react-i18next";
import type { ApplicationField } from "#domain/application";
import { Select, type SelectProps } from "#ui";
import type { useApplication } from "./useApplication.ts";
import type { PlaceList } from "./usePlaces.ts";

/** State, city and PIN code: each list waits for the choice above it. Specification, section 4. */
export function PlaceFields({ application, common }: {
  application: ReturnType<typeof useApplication>;
  common: (name: "state" | "city" | "pincode") => Pick<SelectProps, "id" | "name" | "label" | "error" | "remark" | "required" | "optional">;
}) {
  const { t } = useTranslation("apply");
  const { places, changed } = application;

  const select = (name: "state" | "city" | "pincode", list: PlaceList, choose: (value: string) => unknown, again: () => unknown, first?: string) => (
    <Select
      {...common(name)}
      options={list.options}
      value={list.value}
      placeholder={t(`field.${name}.choose`)}
      chosenMark={t("chosen")}
      loading={list.state === "loading" ? t(`field.${name}.loading`) : undefined}
      failure={list.state === "failed" ? { message: t(`field.${name}.failed`), retry: t("reload"), onRetry: () => void again() } : undefined}
      unavailable={list.state === "waiting" ? first : undefined}
      autoComplete={({ state: "address-level1", city: "address-level2", pincode: "postal-code" } satisfies Partial<Record<ApplicationField, string>>)[name]}
      onChange={(value) => {
        void choose(value);
        changed(name, value);
      }}
    />
  );

  const { state, city, pincode } = places.places;
  return (
    <>
      {select("state", state, places.chooseState, places.loadStates)}
      {select("city", city, places.chooseCity, () => places.chooseState(state.value), t("field.city.first"))}
      {select("pincode", pincode, places.choosePincode, () => places.chooseCity(city.value), t("field.pincode.first"))}
    </>
  );
}
