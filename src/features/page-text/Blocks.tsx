import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Table } from "#ui";
import type { Block, Slots } from "./blocks.ts";
import * as styles from "./Blocks.css.ts";
import { InlineMarkup } from "./InlineMarkup.tsx";

/** The body of a long text. Rendered only at build time and in development. */
export interface BlocksProps {
  blocks: readonly Block[];
  /** Level of the headings between the blocks. Default: 3. */
  level?: 2 | 3;
  slots?: Slots;
}

/** See {@link BlocksProps}. */
export function Blocks({ blocks, level = 3, slots = {} }: BlocksProps) {
  const { t } = useTranslation("common");
  // A text never changes while it is shown, so the index can be the key.
  return (
    <div className={styles.root}>
      {blocks.map((block, index) => (
        <Fragment key={index}>{draw(block, { level, slots, scrollHint: t("scrollHint") })}</Fragment>
      ))}
    </div>
  );
}

function draw(
  block: Block,
  { level, slots, scrollHint }: { level: 2 | 3; slots: Slots; scrollHint: string },
): ReactNode {
  if (typeof block === "string")
    return (
      <p>
        <InlineMarkup>{block}</InlineMarkup>
      </p>
    );
  const Heading = `h${level}` as const;
  if ("heading" in block) return <Heading>{block.heading}</Heading>;
  if ("list" in block) return <ul>{items(block.list)}</ul>;
  if ("steps" in block) return <ol>{items(block.steps)}</ol>;
  if ("note" in block)
    return (
      <p className={styles.note}>
        <InlineMarkup>{block.note}</InlineMarkup>
      </p>
    );
  if ("terms" in block) {
    return (
      <dl className={styles.terms}>
        {block.terms.map(([term, meaning], index) => (
          <div key={index} className={styles.term}>
            <dt>
              <InlineMarkup>{term}</InlineMarkup>
            </dt>
            <dd>
              <InlineMarkup>{meaning}</InlineMarkup>
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  if ("table" in block) {
    const { caption, columns, rows } = block.table;
    return (
      <div className={styles.wide}>
        <Table
          scrollHint={scrollHint}
          caption={<InlineMarkup>{caption}</InlineMarkup>}
          columns={columns.map((heading, column) => ({
            heading,
            align: rows.every((row) => isFigure(row[column]!)) ? "end" : "start",
          }))}
          rows={rows.map((row) => row.map((cell, column) => <InlineMarkup key={column}>{cell}</InlineMarkup>))}
        />
      </div>
    );
  }
  const slot = slots[block.slot];
  if (!slot) throw new Error(`Nothing draws the slot "${block.slot}".`);
  return <div className={styles.wide}>{slot()}</div>;
}

const items = (texts: string[]) =>
  texts.map((text, index) => (
    <li key={index}>
      <InlineMarkup>{text}</InlineMarkup>
    </li>
  ));

/** A cell that contains only an amount, a number or a percentage. */
const isFigure = (cell: string) => /^[₹\d.,%\s–-]*\d[₹\d.,%\s–-]*$/.test(cell);
