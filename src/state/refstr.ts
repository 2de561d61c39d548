import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { usePageState } from "./usePageState.ts";

/** React Router's state of a history entry. */
interface Entry {
  usr?: { refstr?: string } | null;
}

/**
 * What the current page keeps. A link to a place on the page makes an entry in the history without state, and the page has
 * to find its `refstr` there too.
 */
let kept = { refstr: "", isForgotten: false };

/**
 * The `refstr` of the link that opened this page. It opens an application, so it is removed from the address, where the
 * next person at a shared computer could find it. It survives a language switch. With `keep` it is stored in the history
 * entry, so that it also survives a reload, until {@link forgetRefstr}. Empty if there is none.
 * docs/decisions/0025-what-a-browser-enforces.md
 */
export function useTakenRefstr({ keep = false } = {}): string {
  const { search, hash, state } = useLocation() as { search: string; hash: string; state: Entry["usr"] };
  const navigate = useNavigate();
  const [taken, setTaken] = useState("");
  const given = new URLSearchParams(search).get("refstr");
  const take = useCallback(
    (refstr: string) => {
      const query = new URLSearchParams(search);
      query.delete("refstr");
      setTaken(refstr);
      void navigate(
        { search: String(query), hash },
        { replace: true, preventScrollReset: true, state: keep ? { ...state, refstr } : state },
      );
    },
    [search, hash, state, keep, navigate],
  );
  useEffect(() => {
    if (given !== null) take(given);
  }, [given, take]);
  useEffect(() => {
    if (!keep) return;
    if (state?.refstr) kept = { refstr: state.refstr, isForgotten: false };
    else if (kept.refstr && !kept.isForgotten) setEntryRefstr(kept.refstr);
  }, [keep, state, hash]);
  useEffect(
    () => () => {
      kept = { refstr: "", isForgotten: false };
    },
    [],
  );
  usePageState<string | undefined>(
    "refstr",
    () => taken || state?.refstr,
    (saved) => saved && take(saved),
  );
  return taken;
}

/** The `refstr` of this page, for its components. The page itself uses {@link useTakenRefstr} with `keep`. */
export function useRefstr(): string {
  const { search, state } = useLocation() as { search: string; state: Entry["usr"] };
  return new URLSearchParams(search).get("refstr") ?? state?.refstr ?? kept.refstr;
}

const entry = () => history.state as Entry | null;

/** Whether the `refstr` would survive a reload of this page. */
export const isRefstrKept = (): boolean => Boolean(entry()?.usr?.refstr);

/** Writes the entry itself, because a navigation would render the page again. */
const setEntryRefstr = (refstr: string | undefined) =>
  history.replaceState({ ...entry(), usr: { ...entry()?.usr, refstr } }, "");

/** Removes the `refstr` from the history entry, so that neither a reload nor Back finds it. The current page can still use it. */
export function forgetRefstr(): void {
  kept.isForgotten = true;
  setEntryRefstr(undefined);
}
