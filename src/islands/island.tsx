import type { i18n } from "i18next";
import {
  lazy,
  memo,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from "react";
import { useTranslation } from "react-i18next";
import type { Namespace } from "#i18n/instance";
import { loadNamespaces } from "#i18n/load-namespaces";
import { KeepHtml, useInView } from "#ui";
import { readControls, restoreControls } from "./changed-controls.ts";
import { markupOf } from "./own-markup.ts";
import { RenderRecordContext } from "./render-record.ts";
import { islandAttribute } from "./static-html.ts";
import { useFirstInteraction } from "./useFirstInteraction.ts";
import { useStaticHtml } from "./useStaticHtml.ts";

/**
 * When an island is hydrated: near the screen; or at the visitor's first interaction with the page, for a component whose
 * bare HTML can be used until then.
 */
export type Trigger = "visible" | "interaction";

/** An `X.island.tsx` as the build declares it, see `scripts/islands-plugin.ts`. */
export interface IslandOptions<Props extends object> {
  /** Its source file, from the root. */
  file: string;
  trigger: Trigger;
  /** Namespaces that it uses and that are loaded with it. */
  namespaces: readonly Namespace[];
  load: () => Promise<ComponentType<Props>>;
}

/** What has become of an island: its script is pending, could not be fetched or failed, or has hydrated it. */
type State = "" | "failed" | "hydrated";

/** Milliseconds before a script that could not be fetched is requested again: the page can be read without it. */
const retryMs = 5_000;

/** Whether the trigger has fired; it does not reset. */
const triggers: Record<Trigger, (root: RefObject<HTMLElement | null>) => boolean> = {
  visible: useInView,
  interaction: useFirstInteraction,
};

/**
 * Makes an island of a component: it is in the prerendered HTML and hydrated lazily. Until its trigger fires, or its props change, the server HTML stays untouched.
 * Presses are queued for it (`src/boot.ts`), except in one with the trigger "interaction". When its script cannot be
 * fetched, or fails, its HTML stays and `data-pending` is "failed": a press in it is answered by the notice above the page.
 */
export function island<Props extends object = object>({
  file,
  trigger,
  namespaces,
  load,
}: IslandOptions<Props>): ComponentType<Props> {
  const name = file.replace(/.*\/|\.island\.tsx$/g, "");
  const isQueued = trigger === "visible";
  const useTrigger = triggers[trigger];
  let request!: (i18n: i18n) => void;
  const requested = new Promise<i18n>((resolve) => {
    request = resolve;
  });
  let reportFailure!: () => void;
  /** Resolves when the first fetch fails. It is fetched again, but queued presses need an answer now. */
  const failed = new Promise<void>((resolve) => {
    reportFailure = resolve;
  });

  const fetchPart = async (i18n: i18n): Promise<{ default: ComponentType<Props> }> => {
    try {
      const [Component] = await Promise.all([load(), loadNamespaces(i18n, namespaces)]);
      return { default: Component };
    } catch {
      reportFailure();
      await new Promise((resolve) => {
        setTimeout(resolve, retryMs);
      });
      return fetchPart(i18n);
    }
  };
  const Component = lazy(async () => fetchPart(await requested));

  /** Memoised: React discards server HTML whose component renders before its script is there. */
  const HydratedPart = memo(function HydratedPart({
    root,
    props,
    onChange,
  }: {
    root: RefObject<HTMLElement | null>;
    props: Props;
    onChange: (state: State) => void;
  }) {
    return (
      <Suspense fallback={<ServerHtml root={root} name={name} />}>
        <Component {...props} />
        <NotifyMounted onChange={onChange} />
      </Suspense>
    );
  });

  return function Island(props: Props) {
    const { i18n } = useTranslation();
    const root = useRef<HTMLDivElement>(null);
    const [firstProps] = useState(props);
    const [state, setState] = useState<State>("");
    const record = useContext(RenderRecordContext);
    // The prerender waits until no island is missing, and its translations are loaded.
    if (record) request(i18n);
    record?.islands.add(file);
    const isTriggered = useTrigger(root);
    // Its HTML is out of date: page state restored after a language switch can change the props of a page that was not scrolled.
    const isWanted = isTriggered || !isEqual(props, firstProps);
    useEffect(() => {
      // Replays the presses that were queued for it: see src/boot.ts.
      if (state === "hydrated") dispatchEvent(new Event("site-ready"));
      else if (state === "failed" && isQueued) dispatchEvent(new Event("part-failed"));
      if (!isWanted) return;
      request(i18n);
      void failed.then(() => setState((now) => now || "failed"));
    }, [state, isWanted, i18n]);
    return (
      <div
        ref={root}
        data-pending={state === "hydrated" || !isQueued ? undefined : state}
        data-island={isQueued ? undefined : trigger}
        {...{ [islandAttribute]: name }}
        suppressHydrationWarning
      >
        <KeepHtml root={() => root.current!} onFail={() => setState("failed")}>
          <HydratedPart root={root} props={state === "hydrated" ? props : firstProps} onChange={setState} />
        </KeepHtml>
      </div>
    );
  };
}

/** Whether two sets of props hold the same values. */
const isEqual = <Props extends object>(one: Props, other: Props): boolean =>
  (Object.keys({ ...one, ...other }) as (keyof Props)[]).every((name) => one[name] === other[name]);

/** Reports that the component beside it has been hydrated. */
function NotifyMounted({ onChange }: { onChange: (state: State) => void }) {
  useEffect(() => onChange("hydrated"), [onChange]);
  return null;
}

/**
 * The island as the server sent it: after a navigation, and when React discards server HTML because a context above it has
 * changed, as the router's does for each link to a place on the page. Without this fallback the island would be missing
 * until its script is there, and the page too short to scroll back to where the reader was.
 */
function ServerHtml({ root, name }: { root: RefObject<HTMLElement | null>; name: string }) {
  const serverHtml = useStaticHtml(name);
  const [markup] = useState(() => (root.current?.innerHTML ? undefined : serverHtml) ?? markupOf(root.current));
  // What was typed into the HTML that React discards.
  const [typed] = useState(() => readControls(root.current));
  const html = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const copy = html.current!;
    const island = copy.closest(`[${islandAttribute}]`);
    restoreControls(copy, typed, false);
    return () => {
      const current = readControls(copy);
      const focused = copy.contains(document.activeElement) ? document.activeElement! : undefined;
      const isAdded = focused?.getAttribute("tabindex") === "-1";
      // When the component has taken the place of its HTML.
      queueMicrotask(() => {
        if (island?.isConnected) restoreControls(island, current, true);
        // A link to a place in the island has put the focus there.
        const same = focused?.id ? document.getElementById(focused.id) : null;
        if (isAdded) same?.setAttribute("tabindex", "-1");
        same?.focus({ preventScroll: true });
      });
    };
  }, [typed]);
  return <div ref={html} dangerouslySetInnerHTML={markup} />;
}
