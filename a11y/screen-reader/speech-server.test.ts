import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startSpeechServer, type SpeechServer } from "./speech-server.ts";

let folder: string;
let listener: SpeechServer;
let orca: Socket;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "ssip-"));
  listener = await startSpeechServer(join(folder, "speech"));
  orca = connect(join(folder, "speech")).setEncoding("utf8");
  await once(orca, "connect");
});
afterEach(async () => {
  orca.destroy();
  await listener.stop();
  rmSync(folder, { recursive: true });
});

/** Sends a line of SSIP and returns the response. */
async function send(...lines: string[]): Promise<string> {
  orca.write(lines.map((line) => `${line}\r\n`).join(""));
  const [answer] = (await once(orca, "data")) as [string];
  return answer;
}

it("records a text with its voice and without markup", async () => {
  await send("SET self LANGUAGE hi");
  await send("SPEAK");
  const answer = await send('<speak><mark name="0:5"/>राज्य &amp; <mark name="8:12"/>शहर</speak>', ".");
  expect(answer).toMatch(/^225-1\r\n225 OK/);
  expect(listener.utterances).toMatchObject([{ text: "राज्य & शहर", voice: "hi", interrupted: false }]);
});

/** Sends a text to speak. */
async function say(text: string): Promise<void> {
  await send("SPEAK");
  await send(text, ".");
}

it("marks what the screen reader interrupted by itself", async () => {
  listener.beginAction(1);
  await say("A sentence of some length.");
  await send("CANCEL self");
  expect(listener.utterances).toMatchObject([{ interrupted: true }]);
});

it("does not mark speech that the person's next key interrupts", async () => {
  listener.beginAction(1);
  await say("A sentence of some length.");
  listener.beginAction(1);
  await send("CANCEL self");
  expect(listener.utterances).toMatchObject([{ interrupted: false }]);
});

it("does not mark speech between keys in quick succession", async () => {
  listener.beginAction(3);
  await say("A sentence of some length.");
  await send("CANCEL self");
  expect(listener.utterances).toMatchObject([{ interrupted: false }]);
});

it("offers a voice for each language of the site", async () => {
  expect(await send("LIST SYNTHESIS_VOICES")).toContain("249-Hindi\thi\tnone\r\n249 OK");
});
