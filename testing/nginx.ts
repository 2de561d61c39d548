import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { request as httpRequest, type IncomingHttpHeaders, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePorts } from "./ports.ts";
import { root } from "./root.ts";
import { isProgram, onPath } from "./system-packages.ts";

/** The message shown when nginx or openssl is not installed. */
export const nginxMissing =
  "nginx or openssl is not installed, so deploy/nginx was not tested. Install them (Debian: apt-get install nginx-light openssl).";

/** The path of nginx; undefined if nginx or openssl is not installed. Debian installs nginx in a folder that is not on the PATH of users. */
export const findNginx = (): string | undefined =>
  onPath("openssl") && (onPath("nginx") ?? ["/usr/sbin/nginx"].find(isProgram));

/** An HTTP response from nginx. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A running nginx that uses the files of `deploy/nginx` on free ports. */
export interface TestNginx {
  ports: { http: number; https: number };
  /** The path of its own copy of upstream.conf, which a test or `deploy/roll.sh` may edit. */
  upstream: string;
  pidFile: string;
  /** The command, with its arguments, that makes it read its configuration again. */
  reload: string[];
  /** Sends an HTTPS request for the site's name over a new connection, and trusts its test certificate. */
  ask(path: string, options?: RequestOptions & { body?: string | Buffer }): Promise<Answer>;
  /** Sends an HTTP request without TLS. */
  askPlainly(path: string): Promise<Answer>;
  /** The contents of its log files. */
  logs(): { access: string; error: string };
  stop(): Promise<void>;
}

/** The host name in `deploy/nginx/site.conf`. */
export const siteName = "loans.example.org";

/** Replaces every occurrence of a part in a text. Throws if there is none. */
function replaced(text: string, what: string, by: string): string {
  if (!text.includes(what)) throw new Error(`deploy/nginx has no "${what}" any more.`);
  return text.replaceAll(what, by);
}

/**
 * Starts nginx in front of two servers of this machine, whose ports are `backends`. It uses the files of `deploy/nginx`
 * with other ports and paths.
 */
export async function startNginx(folder: string, backends: readonly [number, number]): Promise<TestNginx> {
  const [http, https] = (await freePorts(2)) as [number, number];
  const logs = join(folder, "logs");
  const confFolder = join(folder, "conf.d");
  for (const name of [logs, confFolder, join(folder, "acme/.well-known/acme-challenge")])
    mkdirSync(name, { recursive: true });
  const certificate = join(folder, "fullchain.pem");
  const key = join(folder, "privkey.pem");
  execFileSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "ec",
      "-pkeyopt",
      "ec_paramgen_curve:prime256v1",
      "-nodes",
      "-days",
      "2",
      "-subj",
      `/CN=${siteName}`,
      "-addext",
      `subjectAltName=DNS:${siteName}`,
      "-keyout",
      key,
      "-out",
      certificate,
    ],
    { stdio: "pipe" },
  );

  const read = (name: string) => readFileSync(join(root, "deploy/nginx", name), "utf8");
  const site = [
    ["listen 80", `listen 127.0.0.1:${http}`],
    ["listen 443", `listen 127.0.0.1:${https}`],
    ["/var/log/nginx/", `${logs}/`],
    ["/var/www/acme", join(folder, "acme")],
    [`/etc/letsencrypt/live/${siteName}/fullchain.pem`, certificate],
    [`/etc/letsencrypt/live/${siteName}/privkey.pem`, key],
    // Listening on IPv6 too would test nothing more.
    ["listen [::]:", "# listen [::]:"],
  ].reduce((text, [what, by]) => replaced(text, what!, by!), read("site.conf"));
  writeFileSync(join(confFolder, "site.conf"), site);
  const upstream = join(confFolder, "upstream.conf");
  writeFileSync(
    upstream,
    [
      [":4173", `:${backends[0]}`],
      [":4174", `:${backends[1]}`],
    ].reduce((text, [what, by]) => replaced(text, what!, by!), read("upstream.conf")),
  );
  const main = join(folder, "nginx.conf");
  const pidFile = join(folder, "nginx.pid");
  writeFileSync(
    main,
    `
    daemon off;
    ${process.getuid?.() === 0 ? "user root;" : ""}
    worker_processes 2;
    pid ${pidFile};
    error_log ${logs}/main.log;
    events { worker_connections 512; }
    http {
      ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ")}
      include ${confFolder}/*.conf;
    }`,
  );

  const program = findNginx()!;
  const command = [program, "-e", join(logs, "main.log"), "-c", main];
  // With -q it prints only warnings and errors.
  execFileSync(program, [...command.slice(1), "-t", "-q"], { stdio: ["ignore", "pipe", "inherit"] });
  const nginx: ChildProcess = spawn(program, command.slice(1), { stdio: ["ignore", "inherit", "inherit"] });
  const kill = () => void nginx.kill("SIGTERM");
  process.once("exit", kill);
  const ended = once(nginx, "exit");
  for (let tries = 0; !(await listens(https)); tries++) {
    if (tries === 100 || nginx.exitCode !== null) throw new Error(readFileSync(join(logs, "main.log"), "utf8"));
    await wait(50);
  }

  const answerOf = (
    send: typeof httpsRequest,
    options: RequestOptions & { ca?: Buffer; servername?: string },
    body?: string | Buffer,
  ) =>
    new Promise<Answer>((resolve, reject) => {
      const request = send(
        { host: "127.0.0.1", agent: false, ...options, headers: { host: siteName, ...(options.headers as object) } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("end", () =>
            resolve({
              status: response.statusCode!,
              headers: response.headers,
              body: Buffer.concat(chunks).toString(),
            }),
          );
          response.on("error", reject);
        },
      );
      request.on("error", reject);
      request.end(body);
    });
  const ca = readFileSync(certificate);
  const text = (name: string) => readFileSync(join(logs, name), "utf8");
  return {
    ports: { http, https },
    upstream,
    pidFile,
    reload: [...command, "-s", "reload"],
    ask: (path, { body, ...options } = {}) =>
      answerOf(httpsRequest, { port: https, path, ca, servername: siteName, ...options }, body),
    askPlainly: (path) => answerOf(httpRequest, { port: http, path }),
    logs: () => ({ access: text("saral-access.log"), error: text("saral-error.log") + text("main.log") }),
    stop: async () => {
      kill();
      await ended;
      process.off("exit", kill);
    },
  };
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket.destroy() !== undefined));
    socket.on("error", () => resolve(false));
  });
