import { useRef, type ReactElement } from "react";
import { CameraStep } from "./CameraStep.tsx";
import { ReviewStep } from "./ReviewStep.tsx";
import { SendingStep } from "./SendingStep.tsx";
import { SentStep } from "./SentStep.tsx";
import { StartStep } from "./StartStep.tsx";
import { useLeaveGuard } from "./useLeaveGuard.ts";
import { useStatement, type Statement } from "./useStatement.ts";
import * as styles from "./VideoStatement.css.ts";

/**
 * The sentences to read and the steps of a statement, one at a time. Each step moves the focus to its next control, the
 * first step only when the visitor returns to it. In the first step the button that turns the camera on comes before the
 * sentences, so that it is on the first screen of a phone. Later the sentences are above the picture, near the lens.
 */
export function StatementSteps({ refstr, words }: { refstr: string; words: ReactElement }) {
  const statement = useStatement(refstr);
  const { step } = statement;
  const begun = useRef(false);
  if (step.name !== "start" && !(step.name === "review" && step.origin === "restored")) begun.current = true;
  useLeaveGuard(
    step.name === "review" || step.name === "sending" || (step.name === "camera" && step.running === "recording"),
    statement.kept && step.name !== "camera",
  );
  const panel = (
    <div key="panel" className={styles.panel}>
      <Step refstr={refstr} statement={statement} takeFocus={begun.current} />
    </div>
  );
  return step.name === "start" ? [panel, words] : [words, panel];
}

function Step({ refstr, statement, takeFocus }: { refstr: string; statement: Statement; takeFocus: boolean }) {
  const { step } = statement;
  switch (step.name) {
    case "start":
      return <StartStep statement={statement} takeFocus={takeFocus} />;
    case "camera":
      return <CameraStep statement={statement} running={step.running} />;
    case "review":
      return <ReviewStep statement={statement} recording={step.recording} origin={step.origin} takeFocus={takeFocus} />;
    case "sending":
      return <SendingStep statement={statement} {...step} />;
    case "sent":
      return <SentStep refstr={refstr} at={step.at} onAnother={statement.again} />;
  }
}
