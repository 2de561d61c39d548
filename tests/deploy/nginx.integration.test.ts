import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { connect as connectTls } from "node:tls";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paths } from "#contract/calls";
import { toRefstr } from "#domain/lead";
import { startServer, type RunningServer } from "../../testing/server.ts";
import { freePorts } from "../../testing/ports.ts";
import { root } from "../../testing/root.ts";
import { startBucket, type TestBucket } from "../../server/testing/bucket.ts";
import { application, webm } from "../../server/testing/samples.ts";
import { aPlace } from "../../server/testing/server-process.ts";
import { multipart } from "../../server/testing/site.ts";
import { findNginx, nginxMissing, siteName, startNginx, type TestNginx } from "../../testing/nginx.ts";
import { findPostgres, postgresMissing, startPostgres, type TestPostgres } from "../../testing/postgres.ts";
import { assetsIn, pages, publishSmallSite } from "../../testing/small-site.ts";

const missing =
  process.env.CI === "true"
    ? undefined
    : ((findNginx() ? undefined : nginxMissing) ?? (findPostgres() ? undefined : postgresMissing));

/** Milliseconds between two visits of one visitor, so that the restarting servers get processor time. */
const pauseMs = 50;

/** Two processes on PostgreSQL and S3-compatible storage behind nginx, as in `deploy/`. */
describe.skipIf(missing)(missing ? `the site behind nginx (skipped: ${missing})` : "the site behind nginx", () => {
  let folder: string;
  let dist: string;
  let postgres: TestPostgres;
  let bucket: TestBucket;
  let database: string;
  let ports: [number, number];
  let nginx: TestNginx;
  const servers = new Map<number, RunningServer>();
  const start = async (port: number) => {
    servers.set(
      port,
      await startServer({
        PORT: String(port),
        DIST_DIR: dist,
        DATA_DIR: join(folder, `data-${port}`),
        LOG_LEVEL: "error",
        SITE_ORIGIN: `https://${siteName}`,
        TRUST_PROXY: "127.0.0.1",
        DATABASE_URL: database,
        ...bucket.environment,
        RATE_LIMIT_UPLOADS_PER_HOUR: "1000000000",
      }),
    );
  };
  let place: Awaited<ReturnType<typeof aPlace>>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "deploy-"));
    dist = join(folder, "site/dist");
    mkdirSync(join(folder, "site"));
    [postgres, bucket, ports] = await Promise.all([
      startPostgres().then((started) => started!),
      startBucket(join(folder, "bucket")),
      freePorts(2) as Promise<[number, number]>,
      publishSmallSite(dist, 1),
    ]);
    database = await postgres.createDatabase();
    await Promise.all(ports.map(start));
    nginx = await startNginx(folder, ports);
    place = await aPlace(servers.get(ports[0])!.origin);
  }, 120_000);
  afterAll(async () => {
    await nginx?.stop();
    await Promise.all([...servers.values()].map((server) => server.stop()));
    await bucket?.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const apply = (key: string) =>
    nginx.ask(paths.apply, {
      method: "POST",
      body: JSON.stringify({ ...application, ...place, sur_name: key }),
      headers: { "content-type": "application/json", "idempotency-key": key },
    });
  const upload = (leadId: string, video: Buffer) => {
    const { payload, headers } = multipart([
      ["refstr", toRefstr(leadId)],
      ["video", video],
    ]);
    return nginx.ask(paths.uploadVideo, {
      method: "POST",
      body: payload,
      headers: { ...headers, "content-length": payload.length },
    });
  };
  const leadOf = (answer: { body: string }) => (JSON.parse(answer.body) as { Data: { lead_id: string } }).Data.lead_id;

  it("uses TLS 1.3 and HTTP/2, and answers no other host name", async () => {
    const { status, headers } = await nginx.ask("/about-us");
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "strict-transport-security": expect.stringMatching(/^max-age=31536000|^max-age=63072000/),
      "server": "nginx",
    });
    const protocolFor = (servername: string) =>
      new Promise((resolve) => {
        const socket = connectTls(
          { host: "127.0.0.1", port: nginx.ports.https, servername, ALPNProtocols: ["h2"], rejectUnauthorized: false },
          () => {
            resolve([socket.getProtocol(), socket.alpnProtocol]);
            socket.destroy();
          },
        );
        socket.on("error", (error: NodeJS.ErrnoException) => resolve(error.code));
      });
    expect(await protocolFor(siteName)).toEqual(["TLSv1.3", "h2"]);
    expect(await protocolFor("elsewhere.example.org")).toBe("ERR_SSL_TLSV1_UNRECOGNIZED_NAME");
    const session = connectHttp2(`https://127.0.0.1:${nginx.ports.https}`, {
      servername: siteName,
      rejectUnauthorized: false,
    });
    const stream = session.request({ ":path": "/", ":authority": siteName });
    const [answered] = await new Promise<[Record<string, unknown>]>((resolve) =>
      stream.once("response", (...all) => resolve(all as never)),
    );
    expect(answered[":status"]).toBe(200);
    session.destroy();
  });

  it("redirects pages requested without TLS, and refuses API calls", async () => {
    const page = await nginx.askPlainly("/about-us?utm_source=x");
    expect([page.status, page.headers.location]).toEqual([308, `https://${siteName}/about-us?utm_source=x`]);
    const calls = [paths.states, "/api/contact", `/status-host${paths.leadInfo}`];
    expect(await Promise.all(calls.map(async (path) => (await nginx.askPlainly(path)).status))).toEqual([
      403, 403, 403,
    ]);
  });

  it("caches assets for ever, revalidates pages, and sends each page's content policy", async () => {
    const page = await nginx.ask("/about-us");
    expect(page.headers).toMatchObject({
      "cache-control": "no-cache",
      "etag": expect.any(String),
      "content-security-policy": expect.stringContaining("sha256-1/about-us"),
    });
    expect((await nginx.ask("/about-us", { headers: { "if-none-match": page.headers.etag } })).status).toBe(304);
    expect((await nginx.ask(assetsIn(page.body)[0]!)).headers["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    );
    expect((await nginx.ask("/csp.json")).status).toBe(404);
    expect((await nginx.ask("/.release.json")).status).toBe(404);
  });

  it("does not show health and metrics to visitors", async () => {
    const statuses = await Promise.all(
      ["/healthz", "/livez", "/readyz", "/metrics"].map(async (path) => (await nginx.ask(path)).status),
    );
    expect(statuses).toEqual([404, 404, 404, 404]);
    expect((await nginx.ask("/", { method: "TRACE" })).status).toBe(405);
  });

  it("accepts a video of 20 MB, and refuses one above 64 MB and a call above 128 KB", async () => {
    const lead = leadOf(await apply("with-video"));
    const answer = await upload(lead, webm(20_000_000));
    expect([answer.status, JSON.parse(answer.body)]).toEqual([200, expect.objectContaining({ Status: 1 })]);
    expect(await bucket.names()).toHaveLength(1);
    const post = (path: string, length: number) =>
      nginx.ask(path, {
        method: "POST",
        headers: { "content-type": "application/json", "content-length": length, "expect": "100-continue" },
      });
    expect((await post(paths.uploadVideo, 66 * 1024 * 1024)).status).toBe(413);
    expect((await post(paths.apply, 129 * 1024)).status).toBe(413);
  });

  it("identifies a visitor by the address of the connection, whatever the headers claim", async () => {
    const echo = createServer((request, response) => response.end(JSON.stringify(request.headers))).listen(
      0,
      "127.0.0.1",
    );
    await once(echo, "listening");
    const { port } = echo.address() as AddressInfo;
    const other = await startNginx(mkdtempSync(join(folder, "echo-")), [port, port]);
    try {
      const { body } = await other.ask("/", { headers: { "x-forwarded-for": "203.0.113.9", "x-request-id": "mine" } });
      const seen = JSON.parse(body) as Record<string, string>;
      expect(seen).toMatchObject({ "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "https", "host": siteName });
      expect(seen["x-request-id"]).toMatch(/^[0-9a-f]{32}$/);
    } finally {
      await other.stop();
      echo.close();
    }
  });

  it("logs no query, address or user agent, not even if no server answers", async () => {
    const secrets = ["QUERYP1234N", "9812345678"];
    const path = `${paths.leadInfo}?lead_id=&pan_number=${secrets[0]}`;
    await nginx.ask(path);
    await nginx.ask(`/check?refstr=${secrets[1]}`, {
      headers: { "user-agent": "agent-of-a-visitor", "referer": "https://elsewhere.example/?x" },
    });
    const withoutServer = await startNginx(
      mkdtempSync(join(folder, "lonely-")),
      (await freePorts(2)) as [number, number],
    );
    try {
      expect((await withoutServer.ask(path)).status).toBe(502);
      // nginx writes the line after it has answered.
      await expect.poll(() => Object.values(withoutServer.logs()).join("")).toContain(`GET ${paths.leadInfo} 502`);
      const text = Object.values(withoutServer.logs()).join("") + Object.values(nginx.logs()).join("");
      for (const secret of [...secrets, "127.0.0.1", "agent-of-a-visitor", "elsewhere.example"])
        expect(text).not.toContain(secret);
    } finally {
      await withoutServer.stop();
    }
  });

  it("loses no request while deploy/roll.sh upgrades it under load and rolls it back", async () => {
    const wrong: string[] = [];
    const leads = new Map<string, string>();
    const videos = { sent: 0 };
    const before = (await bucket.names()).length;
    const scripts = new Set<string>();
    let answered = 0;
    const check = <Received extends { status: number }>(what: string, received: Received): Received => {
      answered++;
      if (received.status !== 200) wrong.push(`${what}: ${received.status}`);
      return received;
    };
    const failed = (error: Error) => void wrong.push(String(error));
    let running = true;
    let turn = 0;
    const visit = async (page: string) => {
      const { body, headers } = check(page, await nginx.ask(page));
      const own = /content="(.*?)"/.exec(body)?.[1];
      if (!own || !String(headers["content-security-policy"]).startsWith(own))
        wrong.push(`${page} came with the policy of another release`);
      for (const asset of assetsIn(body)) check(asset, await nginx.ask(asset));
      scripts.add(assetsIn(body)[0]!);
    };
    const visitors = pages.map(async (page) => {
      for (; running; await wait(pauseMs)) await visit(page).catch(failed);
    });
    const applicants = [1, 2].map(async () => {
      for (; running; await wait(pauseMs)) {
        const key = `upgrade-${++turn}`;
        try {
          const lead = leadOf(check(key, await apply(key)));
          leads.set(key, lead);
          if (turn % 5 === 0) {
            check("upload", await upload(lead, webm(300_000 + turn)));
            videos.sent++;
          }
        } catch (error) {
          failed(error as Error);
        }
      }
    });

    // Restarts a server, as systemd does on a real machine.
    const systemd = createServer((request, response) => {
      const port = Number(request.url!.slice(1));
      void servers
        .get(port)!
        .stop()
        .then(() => start(port))
        .then(
          () => response.end(),
          () => response.writeHead(500).end(),
        );
    }).listen(0, "127.0.0.1");
    await once(systemd, "listening");
    const restart = join(folder, "restart.mjs");
    writeFileSync(restart, "const { status } = await fetch(process.argv[2]); process.exit(status === 200 ? 0 : 1);");
    const roll = async () => {
      const { stdout } = await promisify(execFile)("sh", ["deploy/roll.sh", ...ports.map(String)], {
        cwd: root,
        env: {
          PATH: process.env.PATH,
          UPSTREAM: nginx.upstream,
          NGINX_PID: nginx.pidFile,
          RELOAD: nginx.reload.join(" "),
          RESTART: `node ${restart} http://127.0.0.1:${(systemd.address() as AddressInfo).port}/`,
        },
      });
      expect(stdout.trim().split("\n")).toEqual(ports.flatMap((port) => [`${port}: taken out`, `${port}: back`]));
    };
    const processes = [...servers.values()];
    try {
      await publishSmallSite(dist, 2);
      await roll();
      const upgraded = [...servers.values()];
      expect(upgraded.some((server) => processes.includes(server))).toBe(false);
      await publishSmallSite(dist, 1);
      await roll();
      expect([...servers.values()].some((server) => upgraded.includes(server))).toBe(false);
    } finally {
      running = false;
      await Promise.all([...visitors, ...applicants]);
      systemd.close();
    }

    expect(wrong).toEqual([]);
    expect(scripts).toEqual(new Set(["/assets/main-1.js", "/assets/main-2.js"]));
    expect(answered).toBeGreaterThan(200);
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    const { rows } = await client.query<{ lead_id: string }>("select lead_id from applications");
    await client.end();
    const stored = new Set(rows.map((row) => row.lead_id));
    expect([...leads.values()].filter((lead) => !stored.has(lead))).toEqual([]);
    expect(await bucket.names()).toHaveLength(before + videos.sent);
  }, 120_000);
});
