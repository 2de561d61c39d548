import type { Namespace } from "#i18n/instance";
import { ComplaintForm } from "./ComplaintForm.island.tsx";
import { PolicyPage } from "./PolicyPage.tsx";
import { TrackComplaint } from "./TrackComplaint.island.tsx";

/** Grievance redressal: the policy, a complaint form, and the status of a complaint. */
export const Page = ({ namespace }: { namespace: Namespace }) => (
  <PolicyPage namespace={namespace}>
    {/* The targets are in the HTML before the islands load, so that a link from another page finds them. */}
    <div id="complain">
      <ComplaintForm />
    </div>
    <div id="track">
      <TrackComplaint />
    </div>
  </PolicyPage>
);
