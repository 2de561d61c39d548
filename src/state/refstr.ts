import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { usePageState } from "./usePageState.ts";

/** What React Router keeps with an entry of the history. */
interface Entry { usr?: { refstr?: string } | null }

/**
 * The `refstr` of the link that led to this page. It opens an application, so it is taken out of the address, where the
 * next person at a shared computer would find it; a switch of language takes it along. With `keep` it stays with the entry
 * in the browser's history, so that a reload knows it, until {@link forgetRefstr}. Empty when there is none. Specification,
 * section 2; docs/decisions/0025-what-a-browser-enforces.md
 */
export function useTakenRefstr({ keep = false } = {}): string {
  const { search, hash, state } = useLocation() as { search: string; hash: string; state: Entry["usr"] };
  const navigate = useNavigate();
  const [taken, setTaken] = useState("");
  const given = new URLSearchParams(search).get("refstr");
  const take = useCallback((refstr: string) => {
    const query = new URLSearchParams(search);
    query.delete("refstr");
    setTaken(refstr);
    void navigate({ search: String(query), hash }, { replace: true, preventScrollReset: true, state: keep ? { ...state, refstr } : state });
  }, [search, hash, state, keep, navigate]);
  useEffect(() => {
    if (given !== null) take(given);
  }, [given, take]);
  usePageState<string | undefined>("refstr", () => taken || state?.refstr, (parcel) => parcel && take(parcel));
  return taken;
}

/** The `refstr` of this page for its parts; the page itself takes it with {@link useTakenRefstr} and `keep`. */
export function useRefstr(): string {
  const { search, state } = useLocation() as { search: string; state: Entry["usr"] };
  return new URLSearchParams(search).get("refstr") ?? state?.refstr ?? "";
}

const entry = () => history.state as Entry | null;

/** Whether a reload of this page would still know its `refstr`. */
export const isRefstrKept = (): boolean => Boolean(entry()?.usr?.refstr);

/** Lets neither a reload nor Back find the `refstr` again; what is on the page now goes on knowing it. */
export function forgetRefstr(): void {
  history.replaceState({ ...entry(), usr: { ...entry()?.usr, refstr: undefined } }, "");
}
