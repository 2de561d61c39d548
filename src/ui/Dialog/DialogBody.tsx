import type { Ref } from "react";
import { Button } from "../Button/Button.tsx";
import { Heading } from "../Heading/Heading.tsx";
import * as styles from "./Dialog.css.ts";
import type { FaceProps } from "./face.ts";

interface DialogBodyProps extends Pick<FaceProps, "title" | "description" | "children" | "close" | "action" | "onClose"> {
  titleId: string;
  descriptionId: string;
  /** The first button: what an alert puts the focus on. */
  firstButton: Ref<HTMLButtonElement>;
}

/** What is seen in a dialog, whichever way it is held open. */
export function DialogBody({ title, description, children, close, action, onClose, titleId, descriptionId, firstButton }: DialogBodyProps) {
  return (
    <>
      <div className={styles.body}>
        <Heading level={2} size={3} id={titleId}>{title}</Heading>
        {description && <p id={descriptionId}>{description}</p>}
        {children}
      </div>
      <div className={styles.buttons}>
        {action && <Button ref={firstButton} onClick={action.onAct} busy={action.busy}>{action.label}</Button>}
        <Button ref={action ? undefined : firstButton} tone={action ? "neutral" : "accent"} onClick={onClose}>{close}</Button>
      </div>
    </>
  );
}
