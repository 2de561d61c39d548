import { createContext, use, useCallback, useState, type ReactNode } from "react";
import { AlertDialog } from "./AlertDialog.tsx";

/** What an alert says. */
export interface Alert {
  title?: string;
  message: string;
  /** Label of the button that closes it. */
  close: string;
  /** Label of the button that does something: "Try again". Default: none. */
  action?: string | undefined;
  /** The action deletes or discards something, so the closing button comes first and has the focus. Default: false. */
  destructive?: boolean;
}

/** How the visitor closed the alert. */
export type AlertResult = "closed" | "action";

type Ask = (alert: Alert) => Promise<AlertResult>;

interface Pending extends Alert {
  answer: (answer: AlertResult) => void;
}

const AlertContext = createContext<Ask | null>(null);

/** Returns `alert(…)`, which shows a dialog and resolves with the result after the focus has returned. */
export function useAlert(): Ask {
  const ask = use(AlertContext);
  if (!ask) throw new Error("useAlert needs an AlertProvider around it");
  return ask;
}

/** Shows the alerts of the site, one after another. Render it once, around everything. */
export function AlertProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<Pending[]>([]);
  const [answer, setAnswer] = useState<AlertResult>();
  const ask = useCallback<Ask>(
    (alert) => new Promise((resolve) => setQueue((others) => [...others, { ...alert, answer: resolve }])),
    [],
  );
  const [current] = queue;
  const finish = () => {
    current?.answer(answer ?? "closed");
    setAnswer(undefined);
    setQueue(([, ...others]) => others);
  };
  return (
    <AlertContext value={ask}>
      {children}
      {/* Stays mounted without an alert, so that Radix can finish closing. */}
      <AlertDialog
        open={current !== undefined && answer === undefined}
        title={current?.title}
        message={current?.message ?? ""}
        close={current?.close ?? ""}
        action={
          current?.action
            ? { label: current.action, destructive: current.destructive, onAct: () => setAnswer("action") }
            : undefined
        }
        onClose={() => setAnswer("closed")}
        onClosed={finish}
      />
    </AlertContext>
  );
}
