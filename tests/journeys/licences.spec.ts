import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

test("the licence of every library in the scripts is served, and the scripts name its address", async ({ request }) => {
  const licences = await request.get("/licences.txt");
  expect(licences.status()).toBe(200);
  expect(licences.headers()["content-type"]).toMatch(/^text\/plain/);
  const text = await licences.text();
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as { dependencies: Record<string, string> };
  const onServer = /^(@fastify\/|fastify$|aws4$|kysely$|pg$|prom-client$)/;
  const inBrowser = Object.keys(dependencies).filter((name) => !onServer.test(name));
  expect(inBrowser.filter((name) => !text.includes(`\n## ${name} - `))).toEqual([]);
  for (const holder of ["Copyright (c) Meta Platforms", "Copyright (c) 2022 WorkOS", "Permission is hereby granted"])
    expect(text).toContain(holder);

  const boot = /id="boot">(.*?)<\/script>/.exec(await (await request.get("/apply-now")).text())![1]!;
  const react = (JSON.parse(boot) as { next: string[] }).next.find((script) => script.startsWith("/assets/react-"))!;
  expect(await (await request.get(react)).text()).toMatch(/^\/\*! \/licences\.txt \*\//);
});
