import type { Namespace } from "#i18n/instance";
import { ComplaintForm } from "./ComplaintForm.island.tsx";
import { PolicyPage } from "./PolicyPage.tsx";
import { TrackComplaint } from "./TrackComplaint.island.tsx";

/** Grievance redressal: how it works, a form to complain immediately, and how far a complaint has come. */
export const Page = ({ namespace }: { namespace: Namespace }) => (
  <PolicyPage namespace={namespace}>
    {/* The places are there before their parts come, so that a link from another page finds them. */}
    <div id="complain"><ComplaintForm /></div>
    <div id="track"><TrackComplaint /></div>
  </PolicyPage>
);
