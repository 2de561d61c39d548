import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// What is waited for comes when it comes: a machine that does other things at the same time may take more than the usual second.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
