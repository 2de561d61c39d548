import type { App } from "../types.ts";

/** Once the server is closing, ends each connection with its answer: one that is kept would hold the process up. */
export function endConnectionsOnClose(app: App): void {
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (closing) reply.header("connection", "close");
  });
}
