/** Evaluates the router chunk by itself, see `react.ts`. */
export { RouterProvider } from "react-router-dom";
