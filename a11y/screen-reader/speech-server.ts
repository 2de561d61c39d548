import { once } from "node:events";
import { createServer, type Socket } from "node:net";

/** One text that the screen reader sent to be spoken. */
export interface Utterance {
  text: string;
  /** BCP 47 tag of the voice: "hi", "en-IN". */
  voice: string;
  /** Whether the screen reader interrupted it without a key press. */
  interrupted: boolean;
}

/** Replaces the speech synthesizer: records what Orca says and in which voice, and when it is interrupted. */
export interface SpeechServer {
  /** Address for the environment of the screen reader. */
  address: string;
  /** All utterances so far, in order. */
  utterances: readonly Utterance[];
  /**
   * Marks the start of an action. A key silences the voice, so earlier utterances may be interrupted; with several keys
   * in quick succession, so may those in between.
   */
  beginAction: (keys: number) => void;
  stop(): Promise<void>;
}

/** The available voices, with the names espeak-ng uses. */
const voices = [
  ["English (India)", "en-IN"],
  ["Hindi", "hi"],
] as const;

const markup = /<[^>]*>/g;
const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'", "&amp;": "&" };
const plain = (ssml: string) =>
  ssml
    .replace(markup, "")
    .replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();

/**
 * Listens on a socket for SSIP, the protocol Orca uses to talk to Speech Dispatcher
 * (https://htmlpreview.github.io/?https://github.com/brailcom/speechd/blob/master/doc/ssip.html). It receives exactly
 * what a synthesizer would, without the delay of speaking.
 */
export async function startSpeechServer(socketPath: string): Promise<SpeechServer> {
  const utterances: Utterance[] = [];
  const connections = new Set<Socket>();
  let messages = 0;
  /** Index of the first utterance whose interruption is the screen reader's own doing. */
  let interruptibleFrom = 0;

  const addUtterance = (text: string, voice: string) => utterances.push({ text, voice, interrupted: false });
  const markInterrupted = () => {
    for (const utterance of utterances.slice(interruptibleFrom)) utterance.interrupted = true;
  };

  const server = createServer((socket) => {
    connections.add(socket);
    socket.on("close", () => connections.delete(socket)).on("error", () => socket.destroy());
    let voice: string = voices[0][1];
    let data: string[] | undefined;
    let remainder = "";

    const queued = () => `225-${++messages}\r\n225 OK MESSAGE QUEUED`;
    const reply = (line: string): string => {
      const [command = "", ...words] = line.split(" ");
      const value = words.slice(2).join(" ");
      switch (command.toUpperCase()) {
        case "SPEAK":
          data = [];
          return "230 OK RECEIVING DATA";
        case "CHAR":
          addUtterance(words.join(" "), voice);
          return queued();
        case "CANCEL":
        case "STOP":
          markInterrupted();
          return "210 OK CANCELED";
        case "SET":
          if (words[1] === "LANGUAGE") voice = value;
          return "200 OK SET";
        case "HISTORY":
          return "245-1\r\n245 OK CLIENT ID SENT";
        case "LIST":
          return words[0] === "SYNTHESIS_VOICES"
            ? `${voices.map(([name, language]) => `249-${name}\t${language}\tnone`).join("\r\n")}\r\n249 OK VOICE LIST SENT`
            : "250-transcript\r\n250 OK MODULE LIST SENT";
        case "GET":
          return `251-${words[0] === "LANGUAGE" ? voice : "0"}\r\n251 OK GET RETURNED`;
        default:
          return "200 OK";
      }
    };
    const handleLine = (line: string): string | undefined => {
      if (data === undefined) return reply(line);
      if (line !== ".") return void data.push(line.startsWith("..") ? line.slice(1) : line);
      const text = plain(data.join(" "));
      data = undefined;
      if (text) addUtterance(text, voice);
      // Reports begin and end, because continuous reading waits for them.
      const queuedReply = queued();
      const event = (code: number, name: string) => `\r\n${code}-${messages}\r\n${code}-1\r\n${code} ${name}`;
      return queuedReply + event(701, "BEGIN") + event(702, "END");
    };
    socket.setEncoding("utf8").on("data", (part: string) => {
      const lines = (remainder + part).split("\r\n");
      remainder = lines.pop()!;
      for (const line of lines) {
        const reply = handleLine(line);
        if (reply) socket.write(`${reply}\r\n`);
      }
    });
  });
  server.listen(socketPath);
  await once(server, "listening");

  return {
    address: `unix_socket:${socketPath}`,
    utterances,
    beginAction: (keys) => {
      interruptibleFrom = keys > 1 ? Infinity : utterances.length;
    },
    async stop() {
      for (const socket of connections) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
