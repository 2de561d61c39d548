import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { root } from "../../testing/root.ts";
import { onPath } from "../../testing/system-packages.ts";
import { readSettings } from "../../server/env.ts";

const read = (file: string) => readFileSync(join(root, "deploy", file), "utf8");

interface Service {
  image?: string;
  environment?: Record<string, string>;
  read_only?: boolean;
  cap_drop?: string[];
  ports?: string[];
  configs?: unknown;
}

describe("compose.yaml", () => {
  const text = read("compose.yaml");
  const { services } = parse(text, { merge: true }) as { services: Record<string, Service> };
  const values: Record<string, string> = {
    SITE_ORIGIN: "https://loans.example.org",
    POSTGRES_PASSWORD: "a-password",
    STORE_KEY_ID: "id",
    STORE_SECRET: "a-secret",
  };
  /** As Docker fills in `${NAME}`, `${NAME:-default}` and `${NAME:?message}`. */
  const filled = (value: string) =>
    value.replace(
      /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
      (_, name: string, kind?: string, rest?: string) =>
        values[name] ?? (kind === "-" ? rest! : `<${name} is missing>`),
    );

  it("gives each process valid settings", () => {
    for (const name of ["app1", "app2", "erase"]) {
      const environment = Object.fromEntries(
        Object.entries(services[name]!.environment!).map(([key, value]) => [key, filled(value)]),
      );
      expect(readSettings({ ...environment, DATA_DIR: "/data" })).toMatchObject({
        siteOrigin: "https://loans.example.org",
        database: { kind: "postgres" },
        videos: { kind: "s3", bucket: "saral-videos" },
        trustProxy: "172.28.0.0/24",
      });
    }
  });

  it("requires every secret, and opens no port except nginx's", () => {
    const example = new Set([...read("compose/example.env").matchAll(/^(\w+)=/gm)].map(([, name]) => name));
    const needed = [...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name!);
    expect(needed).toHaveLength(5);
    expect(needed.filter((name) => !example.has(name))).toEqual([]);
    expect(text).not.toMatch(/^ *(?:\w*PASSWORD|\w*SECRET\w*|\w*KEY\w*): [^$\s]/m);
    expect(
      Object.entries(services)
        .filter(([, { ports }]) => ports)
        .map(([name]) => name),
    ).toEqual(["nginx"]);
  });

  it("runs the processes without privileges on a read-only disk, and pins every image to a version", () => {
    for (const name of ["app1", "app2"]) expect(services[name]).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
    const foreign = Object.values(services)
      .map(({ image }) => image!)
      .filter((image) => !image.startsWith("$"));
    expect(foreign.filter((image) => !/:\d+[\w.-]+$/.test(image))).toEqual([]);
  });

  it("names the processes behind nginx", () => {
    expect([...read("compose/upstream.conf").matchAll(/server (\w+):4173;/g)].map(([, name]) => name)).toEqual([
      "app1",
      "app2",
    ]);
  });
});

const analyze = onPath("systemd-analyze");

describe.skipIf(!analyze)(
  analyze ? "the systemd units" : "the systemd units (skipped: systemd-analyze is not installed)",
  () => {
    let folder: string;
    const units = ["saral@.service", "saral-erase.service", "saral-erase.timer"];
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), "units-"));
      // Only the path of Node differs between machines.
      for (const unit of units)
        writeFileSync(join(folder, unit), read(`systemd/${unit}`).replace("/usr/bin/node", process.execPath));
    });
    afterAll(() => rmSync(folder, { recursive: true }));
    const run = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(analyze!, args, {
        encoding: "utf8",
        env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` },
      });
      return { status, output: stdout + stderr };
    };

    it.each(["saral@4173.service", "saral-erase.service", "saral-erase.timer"])(
      "%s is accepted without a warning",
      (unit) => {
        const file = unit.replace("@4173", "@");
        const { status, output } = run("verify", join(folder, file));
        expect([status, output.split("\n").filter((line) => line.includes("saral"))]).toEqual([0, []]);
      },
    );

    it.each(["saral@.service", "saral-erase.service"])("%s has an exposure level below 1.5 of 10", (unit) => {
      const level = /exposure level for .*: ([\d.]+)/.exec(
        run("security", "--offline=true", join(folder, unit)).output,
      )?.[1];
      expect(Number(level)).toBeLessThan(1.5);
    });

    it("the timer runs every night in India", () => {
      const calendar = /^OnCalendar=(.*)$/m.exec(read("systemd/saral-erase.timer"))![1]!;
      expect(run("calendar", calendar)).toMatchObject({ status: 0, output: expect.stringContaining("21:00:00 UTC") });
    });
  },
);
