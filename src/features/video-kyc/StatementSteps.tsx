import { useRef } from "react";
import { CameraStep } from "./CameraStep.tsx";
import { ReviewStep } from "./ReviewStep.tsx";
import { SendingStep } from "./SendingStep.tsx";
import { SentStep } from "./SentStep.tsx";
import { StartStep } from "./StartStep.tsx";
import { useLeaveGuard } from "./useLeaveGuard.ts";
import { useStatement } from "./useStatement.ts";

/** The steps of a statement, one at a time. Each takes the focus to what is next to do; the first one only when it is come back to. */
export function StatementSteps({ refstr }: { refstr: string }) {
  const statement = useStatement(refstr);
  const { step } = statement;
  const begun = useRef(false);
  if (step.name !== "start" && !(step.name === "review" && step.origin === "restored")) begun.current = true;
  useLeaveGuard(
    step.name === "review" || step.name === "sending" || (step.name === "camera" && step.running === "recording"),
    statement.kept && step.name !== "camera",
  );
  switch (step.name) {
    case "start":
      return <StartStep statement={statement} takeFocus={begun.current} />;
    case "camera":
      return <CameraStep statement={statement} running={step.running} />;
    case "review":
      return (
        <ReviewStep statement={statement} recording={step.recording} origin={step.origin} takeFocus={begun.current} />
      );
    case "sending":
      return <SendingStep statement={statement} {...step} />;
    case "sent":
      return <SentStep refstr={refstr} at={step.at} onAnother={statement.again} />;
  }
}
