import { useEffect, useRef, useState } from "react";
import { useAnnounce } from "../Announcer/Announcer.tsx";
import { Button, type ButtonProps } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import * as icons from "../Icon/icons.ts";
import { copyText } from "./copy-text.ts";
import { shareOrCopy, type Shared } from "./share-or-copy.ts";

/** Copies something that people would otherwise have to type: a number, an address. Says whether it worked. */
export interface CopyButtonProps extends Pick<ButtonProps, "tone" | "size" | "stretch"> {
  /** What is copied. */
  text: string;
  /** What one sees: "Copy". */
  children: string;
  /** Its whole name, where several stand on a page: "Copy the account number". Holds the words that one sees. */
  label?: string;
  /** Offers the device's share sheet for the address in `text`, with these words in the message. Copies where there is no sheet. */
  share?: Omit<Shared, "url">;
  /** Seen for a while once it is copied, and once it could not be. */
  outcome: { copied: string; failed: string };
  /** Said to screen readers, and the button's name meanwhile. Holds the words that one sees. Default: those words. */
  announcement?: { copied: string; failed: string };
}

/** Milliseconds after which the button is as it was. */
const shownMs = 5_000;

/** See {@link CopyButtonProps}. */
export function CopyButton({ text, children, label, share, outcome, announcement = outcome, tone = "neutral", ...rest }: CopyButtonProps) {
  const announce = useAnnounce();
  const [result, setResult] = useState<"copied" | "failed">();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    const next = share ? await shareOrCopy({ url: text, ...share }) : await copyText(text) ? "copied" : "failed";
    if (next === "shared") return;
    setResult(next);
    announce(announcement[next]);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setResult(undefined), shownMs);
  };

  return (
    <Button
      {...rest}
      tone={tone}
      label={result ? announcement[result] : label}
      icon={<Icon shape={result ? iconByResult[result] : share ? icons.share : icons.copy} />}
      onClick={() => void copy()}
    >
      {result ? outcome[result] : children}
    </Button>
  );
}

const iconByResult = { copied: icons.check, failed: icons.warning };
