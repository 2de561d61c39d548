/** Evaluates the i18next chunk by itself, see `react.ts`. */
export { I18nextProvider } from "react-i18next";
