import type { i18n } from "i18next";
import { lazy, memo, Suspense, useEffect, useRef, useState, type ComponentType, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { Namespace } from "#i18n/instance";
import { teach } from "#i18n/load";
import { KeepHtml, useNear } from "#ui";

/** Whether the part is wanted now; once true, true for good. */
type Sign = (root: RefObject<HTMLElement | null>) => boolean;

/** What has become of a part: its script is not there yet, could not be fetched or failed, or has brought it to life. */
type Stage = "" | "failed" | "here";

/** Milliseconds before what could not be fetched is asked for again: the page can be read without it. */
const pauseMs = 5_000;

/**
 * A part of a page whose code and words are fetched only when it comes near the screen, or is given other props than its
 * HTML was made with. It stands in the HTML like any other, and React leaves that as it is until then.
 * `src/app/build-notes.ts` names it, so that its styles are there at once. `load` imports the part; `words` are the
 * namespaces that it speaks from; `useSign` tells when to fetch it. What is pressed meanwhile is kept for it, but in a part
 * with a sign of its own, which can be used as bare HTML. When it cannot be fetched, or fails, its HTML stays and
 * `data-later` is "failed", so that a press in it is answered by the notice above the page.
 */
export function later<Props extends object = object>(load: () => Promise<ComponentType<Props>>, words: readonly Namespace[], useSign: Sign = useNear): ComponentType<Props> {
  let ask!: (voice: i18n) => void;
  const asked = new Promise<i18n>((resolve) => { ask = resolve; });
  let lose!: () => void;
  /** Resolved when the part could not be fetched the first time. It is fetched again, but what was pressed needs an answer. */
  const lost = new Promise<void>((resolve) => { lose = resolve; });

  const fetchPart = async (voice: i18n): Promise<{ default: ComponentType<Props> }> => {
    try {
      const [Part] = await Promise.all([load(), teach(voice, words)]);
      return { default: Part };
    } catch {
      lose();
      await new Promise((resolve) => { setTimeout(resolve, pauseMs); });
      return fetchPart(voice);
    }
  };
  // Where pages are prerendered, and their words are known, all of it is near.
  const Part = lazy(async () => (import.meta.env.SSR ? { default: await load() } : fetchPart(await asked)));

  /** By itself, so that it is drawn anew only for what it is given: React gives up HTML whose part is drawn while it is not there. */
  const Kept = memo(function Kept({ root, given, onArrive }: { root: RefObject<HTMLElement | null>; given: Props; onArrive: (stage: Stage) => void }) {
    return <Suspense fallback={<AsItStands root={root} />}><Part {...given} /><Arrival tell={onArrive} /></Suspense>;
  });

  return function Later(props: Props) {
    const { i18n: voice } = useTranslation();
    const root = useRef<HTMLDivElement>(null);
    const [first] = useState(props);
    const [stage, setStage] = useState<Stage>("");
    const comes = useSign(root);
    // What its HTML says is no longer so: a switch of language may bring other figures to a page that stands at its top.
    const wanted = comes || !isAlike(props, first);
    useEffect(() => {
      // What was pressed in it before it could answer is pressed again: see src/boot.ts.
      if (stage === "here") dispatchEvent(new Event("site-ready"));
      else if (stage === "failed" && useSign === useNear) dispatchEvent(new Event("part-failed"));
      if (!wanted) return;
      ask(voice);
      void lost.then(() => setStage((now) => now || "failed"));
    }, [stage, wanted, voice]);
    return (
      <div ref={root} data-later={stage === "here" || useSign !== useNear ? undefined : stage} data-island={useSign === useNear ? undefined : "interaction"} suppressHydrationWarning>
        <KeepHtml root={() => root.current!} onFail={() => setStage("failed")}>
          <Kept root={root} given={stage === "here" ? props : first} onArrive={setStage} />
        </KeepHtml>
      </div>
    );
  };
}

/** Whether two sets of props hold the same values. */
const isAlike = <Props extends object>(one: Props, other: Props): boolean =>
  (Object.keys(one) as (keyof Props)[]).every((name) => one[name] === other[name]);

/** Tells that the part beside it has come to life. */
function Arrival({ tell }: { tell: (stage: Stage) => void }) {
  useEffect(() => tell("here"), [tell]);
  return null;
}

/**
 * The part as its HTML has it. React gives up HTML that it was to keep when a context above changes, as the router's does
 * for each link to a place on the page: without this, the part would be gone until its script is there.
 */
function AsItStands({ root }: { root: RefObject<HTMLElement | null> }) {
  const [markup] = useState(() => ({ __html: root.current?.innerHTML ?? "" }));
  return <div dangerouslySetInnerHTML={markup} />;
}
