import { limitSemiSpace } from "./limit-semi-space.ts";

// Before anything else is loaded, for loading alone lets that memory grow.
limitSemiSpace();
const { serve } = await import("./serve.ts");
// `npm start` imports this module, and its output is read by a person.
await serve(import.meta.main ? "collector" : "person");
