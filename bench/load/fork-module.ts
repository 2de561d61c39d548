import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";

/** Runs a module as a process of its own, which also ends when this process exits. */
export function forkModule(file: string, args: string[] = []): { child: ChildProcess; stop(): Promise<void> } {
  const child = fork(file, args);
  const kill = () => void child.kill();
  process.once("exit", kill);
  return {
    child,
    async stop() {
      process.off("exit", kill);
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}
