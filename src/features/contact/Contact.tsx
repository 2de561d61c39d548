import { AlertProvider } from "#ui";
import { ContactForm } from "./ContactForm.tsx";
import { MessageReceived } from "./MessageReceived.tsx";
import { fieldId } from "./form.ts";
import { useAcknowledgement } from "./useAcknowledgement.ts";

/** The contact form, replaced by the acknowledgement once it is sent. `subject` ("Complaint") and `message` are initial values. */
export function Contact({ subject, message }: { subject?: string; message?: string }) {
  const { acknowledgement, isNew, show, takeBack } = useAcknowledgement();
  const another = () => {
    takeBack();
    // The next render removes the button that has the focus.
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
