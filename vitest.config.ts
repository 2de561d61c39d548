import { islandsPlugin } from "./scripts/islands-plugin.ts";
import { paymentCodePlugin } from "./scripts/payment-code-plugin.ts";
import { wordsPlugin } from "./scripts/words-plugin.ts";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const plugins = [vanillaExtractPlugin(), react(), islandsPlugin(), wordsPlugin(), paymentCodePlugin()];

/**
 * Tests are beside what they test: `*.test.ts` in plain Node, `*.test.tsx` in jsdom, and `*.integration.test.ts`, which
 * start processes, servers or databases, or work with real amounts of data.
 *
 * The quick tests share their modules and, in jsdom, one document: loading these anew for each file took two thirds of
 * the time. `npx vitest run --sequence.shuffle.files` shows whether a test depends on another.
 */
export default defineConfig({
  test: {
    // Vitest leaves one core free, and the tests with processes mostly wait.
    maxWorkers: "100%",
    projects: [
      {
        plugins,
        test: {
          name: "unit",
          environment: "node",
          isolate: false,
          unstubGlobals: true,
          include: ["{src,tokens,geography,server,scripts,testing,tests,a11y,bench}/**/*.test.ts"],
          exclude: ["**/*.integration.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins,
        test: {
          name: "integration",
          environment: "node",
          include: ["{server,scripts,testing,tests,bench}/**/*.integration.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins,
        test: {
          name: "page",
          environment: "jsdom",
          isolate: false,
          include: ["src/**/*.test.tsx"],
          setupFiles: ["tests/support/page.ts"],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
