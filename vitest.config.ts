import { islandsPlugin } from "./scripts/islands-plugin.ts";
import { paymentCodePlugin } from "./scripts/payment-code-plugin.ts";
import { wordsPlugin } from "./scripts/words-plugin.ts";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const plugins = [vanillaExtractPlugin(), react(), islandsPlugin(), wordsPlugin(), paymentCodePlugin()];

/** Unit tests stand beside what they test; what needs a page runs in jsdom, all else in plain Node. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins,
        test: { name: "node", environment: "node", include: ["{src,tokens,server,scripts,tests,a11y,bench}/**/*.test.ts"], testTimeout: 30_000, hookTimeout: 60_000 },
      },
      {
        plugins,
        test: { name: "page", environment: "jsdom", include: ["src/**/*.test.tsx"], setupFiles: ["tests/support/page.ts"], testTimeout: 30_000 },
      },
    ],
  },
});
