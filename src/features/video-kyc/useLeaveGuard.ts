import { use, useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { UNSAFE_DataRouterContext as DataRouterContext, type Blocker, type BlockerFunction } from "react-router-dom";
import { usePageState } from "#state/usePageState";
import { useAlert } from "#ui";

/** Asks before the visitor leaves the page with an unsent recording. `kept`: the recording is stored for the next visit. */
export function useLeaveGuard(unsent: boolean, kept: boolean): void {
  const { t } = useTranslation("video-statement");
  const alert = useAlert();
  // Does what `useBlocker` does, which would be part of every page's script.
  const { router } = use(DataRouterContext)!;
  const holds = useEffectEvent<BlockerFunction>(
    ({ currentLocation, nextLocation }) => unsent && currentLocation.pathname !== nextLocation.pathname,
  );
  const confirmLeaving = useEffectEvent(async (blocker: Blocker) => {
    const answer = await alert({
      title: t("leave.title"),
      message: t(kept ? "leave.message" : "leave.messageLost"),
      close: t("leave.stay"),
      action: t("leave.leave"),
      destructive: true,
    });
    if (answer === "action") blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    const name = "video-statement";
    router.getBlocker(name, (move) => holds(move));
    let previous: Blocker | undefined;
    const stop = router.subscribe(({ blockers }) => {
      const blocker = blockers.get(name);
      if (blocker?.state === "blocked" && previous?.state !== "blocked") void confirmLeaving(blocker);
      previous = blocker;
    });
    return () => {
      stop();
      router.deleteBlocker(name);
    };
  }, [router]);

  // A stored recording survives a language switch, which therefore needs no question.
  const switching = useRef(false);
  usePageState(
    "recording",
    () => {
      switching.current = kept;
    },
    () => {},
  );
  useEffect(() => {
    if (!unsent) return;
    // For reloads and other sites only the browser itself can ask.
    const warn = (event: BeforeUnloadEvent) => {
      if (!switching.current) event.preventDefault();
    };
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [unsent]);
}
