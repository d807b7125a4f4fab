import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Generation } from 'shared-contracts/domain/live-unit';
import { releasesFolder } from '../registry/registry.ts';

/** The last generation that a gateway has served, kept on its own disk for when the registry is away. */
export interface RememberedRelease {
  /** Null when there is none, or none that can be read. */
  read(): Promise<Generation | null>;
  write(generation: Generation): Promise<void>;
}

export function rememberedRelease(dataDir: string): RememberedRelease {
  const path = join(releasesFolder(dataDir), 'live.json');
  return {
    read: async () => {
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      if (text === null) return null;
      const parsed = Generation.safeParse(jsonOf(text));
      return parsed.success ? parsed.data : null;
    },
    write: async (generation) => {
      await mkdir(dirname(path), { recursive: true });
      const coming = `${path}.${randomUUID()}`;
      await writeFile(coming, `${JSON.stringify(generation)}\n`);
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
