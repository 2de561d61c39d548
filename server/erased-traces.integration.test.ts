import { readFile, stat } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { paths } from "#contract/calls";
import { runLeads } from "../testing/staff-command.ts";
import { testFolder } from "./testing/databases.ts";
import { application } from "./testing/samples.ts";
import { aPlace, post, serverProcess } from "./testing/server-process.ts";

const letters = (number: number) =>
  number
    .toString(26)
    .padStart(4, "0")
    .replace(/./g, (digit) => String.fromCharCode(65 + Number.parseInt(digit, 26)));

/** Unique details by which an applicant can be found in a file. */
const person = (number: number) => ({
  sur_name: `Surname${letters((number * 7919) % 400_000)}`,
  pan: `${letters((number * 6661) % 400_000)}P${4000 + number}Q`,
  mobile: String(9_000_000_000 + ((number * 7_654_321) % 999_999_937)),
});

describe("the database file of a running server", () => {
  const root = testFolder();
  const { start, current } = serverProcess(root);

  it("contains no trace of erased people, nor does its log", async () => {
    const folder = { DATA_DIR: `${root()}/traces` };
    const file = `${folder.DATA_DIR}/saral.sqlite`;
    const site = await start(folder);
    const place = await aPlace(site);
    const people = Array.from({ length: 400 }, (_, number) => person(number));
    const references: string[] = [];
    for (const details of people) {
      const response = await post(site, paths.apply, { ...application, ...place, ...details });
      references.push(((await response.json()) as { Data: { reference_number: string } }).Data.reference_number);
    }
    const message = {
      name: "Surname Of A Writer",
      number: "9123456780",
      email: "writer@mail.example",
      subject: "Subject of a writer",
      message: "Erase me",
    };
    const written = await post(site, paths.contact, message);
    const number = ((await written.json()) as { Data: { reference_number: string } }).Data.reference_number;

    // Two thirds were decided three years ago.
    const isOld = (at: number) => at % 3 !== 0;
    const db = new DatabaseSync(file, { timeout: 10_000 });
    const age = db.prepare(
      "update leads set status = 'rejected', moved_at = '2023-11-22T00:00:00.000Z' where reference_number = ?",
    );
    for (const [at, reference] of references.entries()) if (isOld(at)) age.run(reference);
    db.close();

    const staff = async (...args: string[]) => expect(await runLeads(folder, args)).toMatchObject({ code: 0 });
    await staff("erase", "--expired");
    await staff("erase", references[0]!);
    await staff("mark-answered", number);
    await staff("erase", number);
    expect((await fetch(`${site}/healthz`)).status).toBe(200);

    const bytes = (await readFile(file, "latin1")) + (await readFile(`${file}-wal`, "latin1"));
    const found = (details: Record<string, string>) => Object.values(details).filter((value) => bytes.includes(value));
    const erased = people.filter((_, at) => isOld(at) || at === 0);
    expect(erased.flatMap(found)).toEqual([]);
    expect(found(message)).toEqual([]);
    const remaining = people.filter((details) => !erased.includes(details));
    expect(remaining.flatMap(found)).toHaveLength(remaining.length * 3);
  }, 120_000);

  it("is complete without its log after a clean stop", async () => {
    const folder = { DATA_DIR: `${root()}/stopped` };
    const file = `${folder.DATA_DIR}/saral.sqlite`;
    const site = await start(folder);
    await post(site, paths.apply, { ...application, ...(await aPlace(site)) });
    // A staff command or a tool that has the file open keeps SQLite from emptying the log by itself.
    const other = new DatabaseSync(file, { readOnly: true });
    other.prepare("select count(*) from leads").get();
    const ended = new Promise((resolve) => {
      current().once("exit", resolve);
    });
    current().kill("SIGTERM");
    expect(await ended).toBe(0);
    expect((await stat(`${file}-wal`)).size).toBe(0);
    other.close();
  }, 60_000);
});
