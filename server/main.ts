import { keepYoungMemorySmall } from "./young-memory.ts";

// Before anything else is loaded, for loading alone lets that memory grow.
keepYoungMemorySmall();
await import("./serve.ts");
