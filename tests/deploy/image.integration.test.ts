import { spawn, spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { paths } from "#contract/calls";
import { importsOf, root } from "../architecture/sources.ts";
import { publishSmallSite } from "../../testing/small-site.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const [, finalStage] = read("deploy/Dockerfile")
  .split(/^FROM .*$/m)
  .slice(1) as [string, string];

/** What the final stage copies from the project, as [from, to]. */
const copied = [...finalStage.matchAll(/^COPY (?!--from)(.+) (\S+)$/gm)].flatMap(([, sources, to]) =>
  sources!.split(" ").map((from): [string, string] => [from, to === "./" ? from : posix.normalize(to!)]),
);

/** Files that the ignore file keeps out of the image. */
const ignored = read("deploy/Dockerfile.dockerignore")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .flatMap((pattern) =>
    globSync([pattern, `${pattern}/**/*`], { cwd: root, exclude: (name) => name.startsWith("node_modules") }),
  );

interface Package {
  dev?: boolean;
  version?: string;
  link?: boolean;
}
const locked = (JSON.parse(read("package-lock.json")) as { packages: Record<string, Package> }).packages;

/** What `npm ci --omit=dev` installs. */
const production = Object.entries(locked)
  .filter(([path, { dev }]) => path !== "" && !dev)
  .map(([path]) => path);

/** Every file of the project that the entries import, directly or not, and the packages they use. */
function reachableFrom(...entries: string[]): { files: string[]; packages: string[] } {
  const map = (JSON.parse(read("package.json")) as { imports: Record<string, string> }).imports;
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    if (!file.endsWith(".ts")) return;
    for (const specifier of importsOf({ path: file, text: read(file) })) {
      const alias = Object.keys(map).find(
        (key) => specifier === key || (key.endsWith("*") && specifier.startsWith(key.slice(0, -1))),
      );
      if (specifier.startsWith(".")) visit(posix.join(posix.dirname(file), specifier));
      else if (alias) visit(posix.normalize(map[alias]!.replace("*", specifier.slice(alias.length - 1))));
      else if (!specifier.startsWith("node:"))
        packages.add(
          specifier
            .split("/")
            .slice(0, specifier.startsWith("@") ? 2 : 1)
            .join("/"),
        );
    }
  };
  entries.forEach(visit);
  return { files: [...files], packages: [...packages] };
}

it("the image has every file that the server and the staff command import, and no test", () => {
  const { files } = reachableFrom("server/main.ts", "scripts/leads.ts");
  expect(files.length).toBeGreaterThan(60);
  const isCopied = (file: string) =>
    copied.some(([from]) => file === from || file.startsWith(`${from}/`)) && !ignored.includes(file);
  expect(files.filter((file) => !isCopied(file))).toEqual([]);
  expect(ignored).toContain("server/main.integration.test.ts");
  expect(files.filter((file) => file.includes(".test.") || file.includes("testing/"))).toEqual([]);
});

it("every package that they import is a production dependency", () => {
  const types = ["kysely/migration"];
  const { packages } = reachableFrom("server/main.ts", "scripts/leads.ts");
  expect(packages.filter((name) => !types.includes(name) && !production.includes(`node_modules/${name}`))).toEqual([]);
});

it("the image runs as an unprivileged user, checks its health and contains no secret", () => {
  expect(finalStage).toMatch(/^USER node$/m);
  expect(finalStage).toMatch(/^HEALTHCHECK /m);
  expect(finalStage).toMatch(/npm ci --omit=dev --ignore-scripts/);
  expect(finalStage).not.toMatch(/^ARG|SECRET|PASSWORD|TOKEN/m);
  for (const name of [".git", "data", "**/.env*", "**/node_modules"])
    expect(read("deploy/Dockerfile.dockerignore").split("\n")).toContain(name);
});

it("the bill of materials lists exactly the packages of the image", () => {
  const { stdout } = spawnSync(process.execPath, ["scripts/sbom.ts"], { cwd: root, encoding: "utf8" });
  const bill = JSON.parse(stdout) as {
    bomFormat: string;
    components: { group?: string; name: string; version: string }[];
  };
  expect(bill.bomFormat).toBe("CycloneDX");
  const named = bill.components.map(({ group, name, version }) => `${group ? `${group}/` : ""}${name}@${version}`);
  expect(new Set(named)).toEqual(
    new Set(production.map((path) => `${path.split("node_modules/").at(-1)}@${locked[path]!.version}`)),
  );
}, 60_000);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "image-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("the server and the staff command run with only what the image copies and installs", async () => {
  const app = join(folder, "app");
  mkdirSync(app);
  for (const [from, to] of copied) {
    cpSync(join(root, from), join(app, to), {
      recursive: true,
      filter: (source) => !ignored.includes(source.slice(root.length + 1)),
    });
  }
  // Instead of running `npm ci --omit=dev`, a hook refuses every development dependency of this clone.
  symlinkSync(join(root, "node_modules"), join(app, "node_modules"));
  const guard = join(folder, "guard.mjs");
  writeFileSync(
    guard,
    `
    import { registerHooks } from "node:module";
    const production = new Set(${JSON.stringify(production)});
    registerHooks({ resolve(specifier, context, next) {
      const found = next(specifier, context);
      const inPackage = /node_modules\\/.*/.exec(found.url)?.[0];
      if (inPackage) {
        const name = /^(?:.*node_modules\\/)(?:@[^/]+\\/)?[^/]+/.exec(inPackage)[0];
        if (!production.has(name)) throw new Error(specifier + " is not installed in production.");
      }
      return found;
    } });`,
  );
  const node = (args: string[]) => ["--import", guard, ...args];
  await publishSmallSite(join(folder, "dist"), 1);
  const environment = Object.fromEntries(
    [...finalStage.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name!, value!]),
  );
  const env = {
    PATH: process.env.PATH,
    ...environment,
    HOST: "127.0.0.1",
    PORT: "0",
    DATA_DIR: join(folder, "data"),
    DIST_DIR: join(folder, "dist"),
    SITE_ORIGIN: "https://loans.example.org",
  };
  const [, args] = /^CMD (\[.*\])$/m.exec(finalStage)!;
  const server = spawn(process.execPath, node((JSON.parse(args!) as string[]).slice(1)), {
    cwd: app,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      createInterface({ input: server.stdout })
        .on("line", (line) => {
          const address = /Server listening at (http:\/\/[^"]+)/.exec(line)?.[1];
          if (address) resolve(address);
        })
        .once("close", () => reject(new Error("The server exited.")));
    });
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${origin}/about-us`)).headers.get("strict-transport-security")).toContain("max-age");
    expect(((await (await fetch(origin + paths.states)).json()) as { Data: object[] }).Data).toHaveLength(36);
    const health = /^HEALTHCHECK [^]*?CMD (\[.*\])$/m.exec(finalStage)![1]!;
    const check = spawnSync(process.execPath, (JSON.parse(health) as string[]).slice(1), {
      cwd: app,
      env: { ...env, PORT: new URL(origin).port },
    });
    expect(check.status).toBe(0);
    const staff = spawnSync(process.execPath, node(["scripts/leads.ts", "erase", "--expired"]), {
      cwd: app,
      env,
      encoding: "utf8",
    });
    expect([staff.status, staff.stderr]).toEqual([0, ""]);
  } finally {
    server.kill("SIGKILL");
  }
}, 60_000);
