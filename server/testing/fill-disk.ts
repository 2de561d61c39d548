import { open } from "node:fs/promises";

/** Writes to a file until its disk is full to the last byte: first in blocks of 64 KB, then byte by byte. */
export async function fillDisk(path: string): Promise<void> {
  const file = await open(path, "w");
  try {
    for (const size of [65_536, 1]) {
      const rest = Buffer.alloc(size);
      const isWritten = () =>
        file.write(rest).then(
          ({ bytesWritten }) => bytesWritten === size,
          (error: NodeJS.ErrnoException) => {
            if (error.code === "ENOSPC") return false;
            throw error;
          },
        );
      while (await isWritten());
    }
  } finally {
    await file.close();
  }
}
