import { useTranslation } from "react-i18next";
import { storageAreas, storageKeys } from "#content/storage";
import { Table } from "#ui";
import { usePolicyWords } from "../usePolicyWords.ts";

/** Every key under which the site stores something on the visitor's device. */
export function StorageTable() {
  const say = usePolicyWords();
  const { t } = useTranslation("common");
  return (
    <Table
      scrollHint={t("scrollHint")}
      caption={say("storage.caption")}
      columns={(["name", "purpose", "where", "until"] as const).map((column) => ({ heading: say(`storage.${column}`) }))}
      rows={Object.entries(storageKeys).map(([key, name]) => [
        <code key={key}>{name}</code>,
        say(`storage.${key}.purpose`),
        say(`storage.${storageAreas[key as keyof typeof storageKeys]}`),
        say(`storage.${key}.until`),
      ])}
    />
  );
}
