import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { buildTarget } from "./scripts/browsers.ts";
import { devHeadPlugin } from "./scripts/dev-head-plugin.ts";
import { galleryParts } from "./scripts/gallery-parts.ts";
import { lowerLayers } from "./scripts/lower-layers.ts";
import { paymentCodePlugin } from "./scripts/payment-code-plugin.ts";
import { isReportPublished } from "./scripts/published-report.ts";
import { wordsPlugin } from "./scripts/words-plugin.ts";
import { company } from "./src/content/company.ts";
import { policies } from "./src/content/policies.ts";

/** Where the server is that answers the calls in development: `npm run dev` says its port. */
const devServer = `http://127.0.0.1:${process.env.DEV_SERVER_PORT ?? 4174}`;

/** Libraries that every page needs, each in a file of its own so that no one task evaluates them all. */
const libraries = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\/|src\/app\/slices\/react/ },
  { name: "router", test: /node_modules\/(react-router|react-router-dom|@remix-run\/router)\/|src\/app\/slices\/router/ },
  { name: "i18n", test: /node_modules\/(i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store)\/|src\/app\/slices\/i18n/ },
];

export default defineConfig(({ command, isSsrBuild }) => {
  const withGallery = process.env.GALLERY === "1" || command === "serve";
  return {
    plugins: [vanillaExtractPlugin(), react(), wordsPlugin(), paymentCodePlugin(), devHeadPlugin()],
    define: {
      __SITE_ORIGIN__: JSON.stringify((process.env.SITE_ORIGIN ?? company.siteOrigin).replace(/\/$/, "")),
      __GALLERY__: withGallery,
      __GALLERY_PARTS__: JSON.stringify(withGallery ? galleryParts(import.meta.dirname) : []),
      __REPORT_IS_PUBLISHED__: isReportPublished(import.meta.dirname),
      __POLICIES__: JSON.stringify(policies.map(({ path, words, page }) => [path, words, ...(page ? [page] : [])])),
    },
    resolve: {
      // Its style elements hold text that changes with the scrollbar's width, which no hash in a policy can allow.
      alias: { "react-style-singleton": fileURLToPath(new URL("./src/ui/private/style-singleton.ts", import.meta.url)) },
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
      // Vite's own is three times as fast and leaves 0.7 KB more on every page.
      minify: isSsrBuild ? false : "terser",
      terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
      assetsInlineLimit: 0,
      copyPublicDir: !isSsrBuild,
      manifest: !isSsrBuild,
      modulePreload: { polyfill: false },
      rollupOptions: isSsrBuild ? {} : {
        input: ["src/main.tsx", "src/app/static-page/index.ts"],
        output: {
          // Every page holds the names of all files, and a hash is what does not compress. Seven signs are the fewest that the
          // bundler takes, and of sixteen letters they tell enough.
          hashCharacters: "hex",
          entryFileNames: "assets/[name]-[hash:7].js",
          chunkFileNames: "assets/[name]-[hash:7].js",
          assetFileNames: "assets/[name]-[hash:7][extname]",
          codeSplitting: {
            groups: [
              // The script of every page, and what the application shares with it.
              { name: "page", test: /src\/(app\/static-page|i18n\/(handover|languages)\.|content\/storage|ui\/(Accordion\/still-accordions|Announcer\/announcer\.|first-signs))/ },
              ...libraries,
              // What the shell is made of, in one file: a dozen small ones compress worse and cost a request each.
              { name: "shell", test: /src\/(app\/(?!gallery|slices|static-page)|i18n\/(?!kept-form|useErrorTitle|useHandover|useNumberEntry|rich)|content\/(?!map\.|banner)|domain\/facts|ui\/(private\/focus-heading|(theme(?!\/(?:useReveal|reveal|art|slip))|Anchor|Announcer|Button|ButtonLink|Container|Icon(?!\/(?:icons|sign))|Inline|Link|SkipLink|Spinner|Stack|VisuallyHidden)\/))/ },
              // What every form needs, and what the longer ones add: many small files compress worse and cost a request each.
              { name: "field", test: /src\/(domain\/(cleaning|days|lead)|contract\/\w+|i18n\/rich|ui\/(Field|Icon\/signs|Notice|TextField|private\/(use-clean-input|use-owned)))[./]/ },
              { name: "form", test: /src\/(domain\/(agreement|application)|i18n\/(kept-form|useErrorTitle|useHandover)|ui\/(Checkbox|CopyButton|ErrorSummary|FileField|Icon\/icons|RadioGroup|TextAreaField|private\/(after-press|choice)))[./]/ },
              // The words of the shell belong to every page: one file a language instead of three.
              { debugName: "words", name: (id: string) => `words-${/locales\/([\w-]+)\/(common|shell|company)\.json/.exec(id)?.[1]}`, test: /locales\/[\w-]+\/(common|shell|company)\.json/ },
            ],
          },
        },
      },
    },
  };
});
