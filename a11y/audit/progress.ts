/** Width of the bar in columns. */
const width = 30;

/** Shows the progress of a run: a moving bar on a terminal, an occasional line in a log. */
export function startProgress(total: number, out: NodeJS.WriteStream = process.stderr) {
  const start = performance.now();
  let lastShare = 0;
  return {
    step(done: number, doing: string): void {
      const share = done / total;
      const left = Math.round(((performance.now() - start) / 1_000 / done) * (total - done));
      const line = `${"█".repeat(Math.round(share * width)).padEnd(width, "░")} ${done}/${total}, about ${left} s left, ${doing}`;
      if (out.isTTY) out.write(`\r\u001B[K${line.slice(0, (out.columns || 100) - 1)}`);
      else if (share - lastShare >= 0.1 || done === total) {
        lastShare = share;
        out.write(`${line}\n`);
      }
    },
    end(): void {
      if (out.isTTY) out.write("\n");
    },
  };
}
