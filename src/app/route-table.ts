import { createContext } from "react";
import type { PageRoute } from "./routes.tsx";

/** The routes of this build, for links that fetch ahead. A context, because the table itself imports the shell. */
export const RouteTable = createContext<readonly PageRoute[]>([]);
