import { AlertProvider } from "#ui";
import { ContactForm } from "./ContactForm.tsx";
import { MessageReceived } from "./MessageReceived.tsx";
import { fieldId } from "./form.ts";
import { useAcknowledgement } from "./useAcknowledgement.ts";

/** The contact form, and in its place what came of it. `subject` and `message` stand in the form at first: "Complaint". */
export function Contact({ subject, message }: { subject?: string; message?: string }) {
  const { acknowledgement, isNew, show, takeBack } = useAcknowledgement();
  const another = () => {
    takeBack();
    // The button that had the focus is gone with the next drawing of the page.
    requestAnimationFrame(() => document.getElementById(fieldId("name"))?.focus());
  };
  return acknowledgement ? (
    <MessageReceived acknowledgement={acknowledgement} isNew={isNew} onAnother={another} />
  ) : (
    <AlertProvider>
      <ContactForm onDone={show} subject={subject} message={message} />
    </AlertProvider>
  );
}
