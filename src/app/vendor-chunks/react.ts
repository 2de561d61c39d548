/** Evaluates the React chunk by itself. It names only what the site uses, because the bundler would otherwise keep all of it. */
export { hydrateRoot } from "react-dom/client";
