import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { RegistryError } from './registry-error.ts';

/** What is live of one unit: the build that everybody gets, and earlier ones, newest first. */
export const LiveUnit = z.object({ stable: z.string(), previous: z.array(z.string()) });
export type LiveUnit = z.infer<typeof LiveUnit>;

/** One change of what is live. `hash` covers the line and its forerunner's hash, so that history cannot be edited unseen. */
export const Generation = z.object({
  generation: z.number(),
  /** ISO time of the change. */
  at: z.string(),
  units: z.record(z.string(), LiveUnit),
  forerunner: z.nullable(z.string()),
  hash: z.string(),
});
export type Generation = z.infer<typeof Generation>;

/** All generations, oldest first; an absent file is an empty history. Throws RegistryError on a damaged line. */
export async function readGenerations(path: string): Promise<Generation[]> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw new RegistryError(`The release list ${path} cannot be read.`, error);
  });
  const generations: Generation[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '' && index > 0) continue;
    if (text === '') break;
    generations.push(parseLine(path, line, index + 1, generations.at(-1)));
  }
  return generations;
}

/**
 * Adds one generation: the whole list goes to a new file, is synced and takes the place of the old
 * one, so that a crash leaves either the old list or the new. The process that holds the data folder
 * is the only writer.
 */
export async function appendGeneration(
  path: string,
  history: readonly Generation[],
  units: Generation['units'],
  at: Date,
): Promise<Generation> {
  const last = history.at(-1);
  const content = {
    generation: (last?.generation ?? 0) + 1,
    at: at.toISOString(),
    units,
    forerunner: last?.hash ?? null,
  };
  const next = { ...content, hash: hashOf(content) };
  const lines = [...history, next].map((one) => `${JSON.stringify(one)}\n`).join('');
  await mkdir(dirname(path), { recursive: true });
  const file = await open(`${path}.new`, 'w');
  await file.writeFile(lines);
  await file.sync();
  await file.close();
  await rename(`${path}.new`, path);
  return next;
}

function parseLine(path: string, line: string, number: number, last?: Generation): Generation {
  const damaged = `The release list ${path} is damaged at line ${number}.`;
  try {
    const generation = Generation.parse(JSON.parse(line));
    const { hash, ...content } = generation;
    const follows =
      content.forerunner === (last?.hash ?? null) &&
      content.generation === (last?.generation ?? 0) + 1;
    if (follows && hash === hashOf(content)) return generation;
  } catch (cause) {
    throw new RegistryError(damaged, cause);
  }
  throw new RegistryError(damaged);
}

function hashOf(content: Omit<Generation, 'hash'>): string {
  const { generation, at, units, forerunner } = content;
  // A fixed order of keys: the hash must not depend on how an object was put together.
  return createHash('sha256')
    .update(JSON.stringify([generation, at, sorted(units), forerunner]))
    .digest('hex');
}

function sorted(units: Generation['units']): unknown[] {
  return Object.keys(units)
    .toSorted()
    .map((unit) => [unit, units[unit]?.stable, units[unit]?.previous]);
}
