import { expect, it } from "vitest";
import { isUnavailable } from "./unavailable.ts";

it.each([
  ["nothing listens at the database's address", { code: "ECONNREFUSED" }],
  ["the database's name cannot be resolved", { code: "ENOTFOUND" }],
  ["the name server does not answer", { code: "EAI_AGAIN" }],
  ["there is no route to the database", { code: "EHOSTUNREACH" }],
  ["PostgreSQL is starting", { code: "57P03", severity: "FATAL" }],
  ["a pooled connection had broken", { message: "Client has encountered a connection error and is not queryable" }],
  ["SQLite's disk is full", { errcode: 13 }],
  ["SQLite's log is being recovered", { errcode: 5 | (1 << 8) }],
])("the database is unavailable when %s", (_, failure) => {
  expect(isUnavailable(Object.assign(new Error(), failure))).toBe(true);
});

it.each([
  ["a faulty query", { code: "42601", severity: "ERROR" }],
  ["a broken rule of a table", { errcode: 19 }],
  ["any other error", {}],
])("the database is not to blame for %s", (_, failure) => {
  expect(isUnavailable(Object.assign(new Error(), failure))).toBe(false);
});
