import { AsyncLocalStorage } from "node:async_hooks";

const storage = new AsyncLocalStorage<{ requestId: string }>();

/** Runs what serves a request, so that whatever it calls can ask for the request's id. */
export const runInRequest = (requestId: string, work: () => void) => storage.run({ requestId }, work);

/** The id of the request that is being served; nothing outside of one. */
export const currentRequestId = () => storage.getStore()?.requestId;
