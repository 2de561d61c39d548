import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A busy machine may need more than the default second.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
