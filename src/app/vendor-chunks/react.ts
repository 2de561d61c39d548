/** Evaluates the React chunk by itself. Only what the site uses is named, or the bundler would keep all of it. */
export { hydrateRoot } from "react-dom/client";
