import { useCallback, useEffect, useRef, useState, type ComponentType } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { ApplicationField } from "#domain/application";
import { fieldId } from "./field-id.ts";
import type { FilledForm } from "./form-data.ts";
import type { ReviewProps } from "./Review.tsx";

/** Fetches the code of the step. */
export const fetchReview = () => import("./Review.tsx");

/** Loads the step before sending while the form is being filled in. */
export const preloadReview = () => {
  fetchReview().catch(() => {});
};

interface Checking {
  answers: FilledForm;
  Review: ComponentType<ReviewProps>;
}

/**
 * The step in which the visitor checks the answers before sending them. It has its own entry in the browser's history, so
 * that Back leads to the form. Its content is only in memory: a reload shows the form with its draft.
 */
export function useChecking() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [held, setHeld] = useState<Checking>();
  const isAsked = (state as { checking?: boolean } | null)?.checking === true;
  const checking = isAsked ? held : undefined;

  const opening = useRef<Promise<void>>(undefined);
  /** Opens the step, with one history entry even if it is called twice. Rejects if `load` cannot load its code. */
  const open = (answers: FilledForm, load = fetchReview): Promise<void> => {
    opening.current ??= load()
      .then(async ({ Review }) => {
        setHeld({ answers, Review });
        await navigate({ pathname, search }, { state: { checking: true }, preventScrollReset: true });
      })
      .finally(() => {
        opening.current = undefined;
      });
    return opening.current;
  };

  /** The answers have changed, so Forward shows the form. */
  const forget = useCallback(() => setHeld(undefined), []);

  const target = useRef<ApplicationField>(undefined);
  /** Returns to a field of the form. */
  const change = useCallback(
    (field: ApplicationField) => {
      target.current = field;
      void navigate(-1);
    },
    [navigate],
  );

  const wasChecking = useRef(false);
  useEffect(() => {
    if (wasChecking.current && !checking) {
      // A state that was filled in by the PIN code is changed through the PIN code.
      const field =
        target.current &&
        (document.getElementById(fieldId(target.current)) ?? document.getElementById(fieldId("pincode")));
      (field ?? document.querySelector<HTMLElement>("main [type=submit]"))?.focus();
      target.current = undefined;
    }
    wasChecking.current = checking !== undefined;
  }, [checking]);

  return { checking, open, isOpening: () => opening.current !== undefined, forget, change };
}
