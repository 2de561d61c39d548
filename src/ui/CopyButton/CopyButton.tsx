import { useEffect, useRef, useState } from "react";
import { useAnnounce } from "../Announcer/Announcer.tsx";
import { Button, type ButtonProps } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import * as icons from "../Icon/icons.ts";
import { copyText } from "./copy-text.ts";
import { shareOrCopy, type SharedAddress } from "./share-or-copy.ts";

/** Copies a text that visitors would otherwise have to type: a number, an address. Shows whether it worked. */
export interface CopyButtonProps extends Pick<ButtonProps, "tone" | "size" | "fullWidth"> {
  /** The text to copy. */
  text: string;
  /** Visible label: "Copy". */
  children: string;
  /** Full name, if a page has several: "Copy the account number". Contains the visible label. */
  label?: string;
  /** Opens the device's share sheet for the address in `text`, with this message. Without a share sheet it copies. */
  share?: Omit<SharedAddress, "url">;
  /** Labels shown for a moment after copying, and after a failure. */
  outcome: { copied: string; failed: string };
  /** Announced, and the button's name meanwhile. Contains the visible label. Default: that label. */
  announcement?: { copied: string; failed: string };
}

/** Milliseconds for which the result is shown. */
const shownMs = 5_000;

/** See {@link CopyButtonProps}. */
export function CopyButton({
  text,
  children,
  label,
  share,
  outcome,
  announcement = outcome,
  tone = "neutral",
  ...rest
}: CopyButtonProps) {
  const announce = useAnnounce();
  const [result, setResult] = useState<"copied" | "failed">();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    const next = share ? await shareOrCopy({ url: text, ...share }) : (await copyText(text)) ? "copied" : "failed";
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
