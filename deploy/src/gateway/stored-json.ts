import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type * as z from 'shared-contracts/schema';

/** A value that a gateway keeps on its own disk. */
export interface StoredJson<Value> {
  /** Null when there is none, or none that can be read. */
  read(): Promise<Value | null>;
  write(value: Value): Promise<void>;
}

export function storedJson<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
): StoredJson<z.infer<Schema>> {
  return {
    read: async () => {
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      if (text === null) return null;
      const parsed = schema.safeParse(jsonOf(text));
      return parsed.success ? parsed.data : null;
    },
    write: async (value) => {
      await mkdir(dirname(path), { recursive: true });
      const coming = `${path}.${randomUUID()}`;
      await writeFile(coming, `${JSON.stringify(value)}\n`);
      await rename(coming, path);
    },
  };
}

/** A file that was cut off holds no JSON; that is as good as no file. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
