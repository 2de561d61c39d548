import { useTranslation } from "react-i18next";
import { storageAreas, storageKeys } from "#content/storage";
import { Table } from "#ui";
import { usePolicyTranslation } from "../usePolicyTranslation.ts";

/** Every key under which the site stores something on the visitor's device. */
export function StorageTable() {
  const t = usePolicyTranslation();
  const { t: tCommon } = useTranslation("common");
  return (
    <Table
      scrollHint={tCommon("scrollHint")}
      caption={t("storage.caption")}
      columns={(["name", "purpose", "where", "until"] as const).map((column) => ({ heading: t(`storage.${column}`) }))}
      rows={Object.entries(storageKeys).map(([key, name]) => [
        <code key={key}>{name}</code>,
        t(`storage.${key}.purpose`),
        t(`storage.${storageAreas[key as keyof typeof storageKeys]}`),
        t(`storage.${key}.until`),
      ])}
    />
  );
}
