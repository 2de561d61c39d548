import { limitSemiSpace } from "./limit-semi-space.ts";

// Before any other import: loading modules already makes the semi-space grow.
limitSemiSpace();
const { serve } = await import("./serve.ts");
// `npm start` imports this module, and a person reads its output.
await serve(import.meta.main ? "json" : "text");
