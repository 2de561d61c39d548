/** Raw colours, lightest first. Only the themes use them; components use a purpose (`semantic/color.ts`). */
export const palette = {
  white: "#ffffff",
  black: "#000000",
  /** The house colour: a deep, calm blue. */
  blue: {
    50: "#f3f7fd", 100: "#e4edf9", 200: "#c6d9f2", 250: "#b0cbee", 300: "#9bbbe6", 400: "#6f9ad6", 500: "#3f6fb8",
    600: "#255399", 700: "#174079", 800: "#102f5e", 900: "#0a2145", 950: "#06152e",
  },
  /** The second colour: gold, for interest in the chart, highlights and Apply Now. */
  gold: {
    50: "#fdf8ec", 100: "#fbefcf", 200: "#f6dd98", 300: "#f0c75c", 400: "#e5b032", 500: "#c9921a",
    550: "#b8841a", 600: "#94690b", 700: "#725007", 800: "#553b06", 900: "#372604", 950: "#241d0d",
  },
  grey: {
    50: "#f7f9fc", 100: "#eef2f7", 200: "#dfe5ee", 300: "#c4cddb", 400: "#98a5b8", 450: "#8a8a8a", 500: "#6b788d",
    600: "#4f5c71", 700: "#3a4658", 750: "#313c4d", 800: "#253041", 900: "#151e2d", 925: "#0f192a", 950: "#0b1220",
  },
  green: { 50: "#edf8f1", 200: "#b4e1c6", 300: "#7fd0a1", 700: "#0c5f39", 800: "#08492b", 900: "#0a2a1b" },
  red: { 50: "#fdf1f0", 200: "#f5c6c2", 300: "#f5a59e", 700: "#98190f", 800: "#79120a", 900: "#38110e" },
} as const;
