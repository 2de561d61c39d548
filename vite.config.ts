import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { globSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { buildTarget } from "./testing/supported-browsers.ts";
import { devHeadPlugin } from "./scripts/dev-head-plugin.ts";
import { galleryParts } from "./testing/gallery-parts.ts";
import { islandsPlugin } from "./scripts/islands-plugin.ts";
import { graphOf } from "./testing/module-graph.ts";
import { lowerLayers } from "./scripts/lower-layers.ts";
import { paymentCodePlugin } from "./scripts/payment-code-plugin.ts";
import { radixSelectStylePlugin } from "./scripts/radix-select-style-plugin.ts";
import { isReportPublished } from "./scripts/published-report.ts";
import { wordsPlugin } from "./scripts/words-plugin.ts";
import { company } from "./src/content/company.ts";

/** Where the server is that answers the calls in development: `npm run dev` says its port. */
const devServer = `http://127.0.0.1:${process.env.DEV_SERVER_PORT ?? 4174}`;

/** Libraries that every page needs, each in a file of its own so that no one task evaluates them all. */
const libraries = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\/|src\/app\/vendor-chunks\/react/ },
  {
    name: "router",
    test: /node_modules\/(react-router|react-router-dom|@remix-run\/router)\/|src\/app\/vendor-chunks\/router/,
  },
  {
    name: "i18n",
    test: /node_modules\/(i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store)\/|src\/app\/vendor-chunks\/i18n/,
  },
];

/** Tests modules against a list of files, which is computed on the first call: only the build for browsers makes one. */
function moduleTest(listFiles: () => Iterable<string>): (id: string) => boolean {
  let files: Set<string> | undefined;
  return (id) => (files ??= new Set(listFiles())).has(relative(import.meta.dirname, id));
}

/** What an entry imports statically. */
function importsOf(entry: string): string[] {
  const { modules, boundaries } = graphOf(entry);
  return [...modules, ...boundaries];
}

/** What surrounds every page, with what stubs of static parts and islands import: `graphOf` follows their sources instead. */
const shellFiles = () => [
  ...importsOf("src/app/start.tsx"),
  ...globSync("src/islands/*.{ts,tsx}", { cwd: import.meta.dirname }),
];

/** What at least three of the pages with a form use: those whose own script renders a field. */
function formFiles(): string[] {
  const uses = new Map<string, number>();
  for (const page of globSync("src/pages/*/*Page.tsx", { cwd: import.meta.dirname })) {
    const { modules } = graphOf(page);
    if (modules.includes("src/ui/Field/Field.tsx"))
      for (const file of modules) uses.set(file, (uses.get(file) ?? 0) + 1);
  }
  return [...uses].filter(([, pages]) => pages > 2).map(([file]) => file);
}

/** The file of licences in the built site, which each script with a library's code names. */
const licences = "licences.txt";

export default defineConfig(({ command, isSsrBuild }) => {
  const withGallery = process.env.GALLERY === "1" || command === "serve";
  return {
    plugins: [
      vanillaExtractPlugin(),
      react(),
      islandsPlugin(),
      wordsPlugin(),
      paymentCodePlugin(),
      radixSelectStylePlugin(),
      devHeadPlugin(),
    ],
    define: {
      __SITE_ORIGIN__: JSON.stringify((process.env.SITE_ORIGIN ?? company.siteOrigin).replace(/\/$/, "")),
      __GALLERY__: withGallery,
      __GALLERY_PARTS__: JSON.stringify(withGallery ? galleryParts(import.meta.dirname) : []),
      __REPORT_IS_PUBLISHED__: isReportPublished(import.meta.dirname),
    },
    resolve: {
      // Its style elements hold text that changes with the scrollbar's width, which no hash in a policy can allow.
      alias: {
        "react-style-singleton": fileURLToPath(new URL("./src/ui/private/style-singleton.ts", import.meta.url)),
      },
    },
    server: {
      port: 5173,
      // A build beside it changes nothing that it serves.
      watch: { ignored: ["**/.cache/**", "**/dist-releases/**"] },
      proxy: Object.fromEntries(["/Api", "/api", "/status-host", "/healthz"].map((path) => [path, devServer])),
    },
    css: { postcss: { plugins: [lowerLayers()] } },
    build: {
      target: buildTarget,
      minify: !isSsrBuild,
      assetsInlineLimit: 0,
      copyPublicDir: !isSsrBuild,
      manifest: !isSsrBuild,
      // The licences of what is in the scripts: they ask for their notice wherever their code goes.
      license: isSsrBuild ? false : { fileName: licences },
      modulePreload: { polyfill: false },
      rollupOptions: isSsrBuild
        ? { checks: { pluginTimings: false } }
        : {
            checks: { pluginTimings: false },
            input: ["src/main.tsx", "src/app/static-page/index.ts", "src/ui/Listen/reader.ts"],
            output: {
              postBanner: ({ moduleIds }: { moduleIds: string[] }) =>
                moduleIds.some((id) => id.includes("/node_modules/")) ? `/*! /${licences} */` : "",
              codeSplitting: {
                groups: [
                  // The script of every page, and what the application shares with it.
                  { name: "page", test: moduleTest(() => importsOf("src/app/static-page/index.ts")) },
                  ...libraries,
                  // One file each: a dozen small ones compress worse and cost a request each.
                  { name: "shell", test: moduleTest(shellFiles) },
                  { name: "form", test: moduleTest(formFiles) },
                ],
              },
            },
          },
    },
  };
});
