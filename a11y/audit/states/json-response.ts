import type { Route } from "@playwright/test";

/** Answers a call with this JSON instead of the server. */
export const jsonResponse = (body: unknown, status = 200) => (route: Route) => route.fulfill({ status, json: body });
