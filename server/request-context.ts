import { AsyncLocalStorage } from "node:async_hooks";

const storage = new AsyncLocalStorage<{ requestId: string }>();

/** Runs `work` in a context from which {@link currentRequestId} reads the request's id. */
export const runInRequest = (requestId: string, work: () => void) => storage.run({ requestId }, work);

/** The id of the current request; undefined outside a request. */
export const currentRequestId = () => storage.getStore()?.requestId;
