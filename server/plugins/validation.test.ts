import { expect, it } from "vitest";
import { paths } from "#contract/calls";
import { onBothDatabases, testFolder } from "../testing/databases.ts";
import { buildApp } from "../app.ts";
import { application, fewPlaces } from "../testing/samples.ts";
import { settingsFor } from "../testing/site.ts";

onBothDatabases((newDatabase) => {
  const folder = testFolder();

  it("accepts unusual text and rejects only what a database cannot store", async () => {
    const app = await buildApp(
      { ...settingsFor(folder()), database: await newDatabase() },
      { geography: () => fewPlaces },
    );
    const apply = async (first_name: string) =>
      (await app.inject({ method: "POST", url: paths.apply, payload: { ...application, first_name } })).statusCode;
    for (const name of [
      "O'Brien\"; drop table leads; --",
      "<script>alert(1)</script>",
      "अ\u200dक्ष",
      "😀",
      "\ud800",
      "\u0001",
    ]) {
      expect([name, await apply(name)]).toEqual([name, 200]);
    }
    expect(await apply("nul\u0000nul")).toBe(400);
    expect((await app.inject({ url: `${paths.leadInfo}?pan_number=A%00B` })).statusCode).toBe(400);
    expect((await app.inject({ url: `${paths.leadDetails}?lead_id=A%00B` })).statusCode).toBe(400);
    await app.close();
  });
});
