import type { Ref } from "react";
import { Button } from "../Button/Button.tsx";
import { Heading } from "../Heading/Heading.tsx";
import * as styles from "./Dialog.css.ts";
import type { DialogRendererProps } from "./dialog-renderer.ts";

interface DialogBodyProps extends Pick<
  DialogRendererProps,
  "title" | "description" | "children" | "close" | "action" | "onClose"
> {
  titleId: string;
  descriptionId: string;
  /** The first button, which an alert focuses when it opens. It never deletes or discards anything. */
  firstButton: Ref<HTMLButtonElement>;
}

/** The content of a dialog, for both renderers. */
export function DialogBody({
  title,
  description,
  children,
  close,
  action,
  onClose,
  titleId,
  descriptionId,
  firstButton,
}: DialogBodyProps) {
  const actionFirst = action !== undefined && !action.destructive;
  const actionButton = action && (
    <Button
      ref={actionFirst ? firstButton : undefined}
      tone={actionFirst ? "accent" : "neutral"}
      onClick={action.onAct}
      busy={action.busy}
    >
      {action.label}
    </Button>
  );
  return (
    <>
      <div className={styles.body}>
        <Heading level={2} size={3} id={titleId}>
          {title}
        </Heading>
        {description && <p id={descriptionId}>{description}</p>}
        {children}
      </div>
      <div className={styles.buttons}>
        {actionFirst && actionButton}
        <Button ref={actionFirst ? undefined : firstButton} tone={actionFirst ? "neutral" : "accent"} onClick={onClose}>
          {close}
        </Button>
        {!actionFirst && actionButton}
      </div>
    </>
  );
}
