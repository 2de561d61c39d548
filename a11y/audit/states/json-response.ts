import type { Route } from "@playwright/test";

/** Fulfils a request with this JSON instead of the server's response. */
export const jsonResponse =
  (body: unknown, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, json: body });
