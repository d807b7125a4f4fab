import { expect, it } from 'vitest';
import { runInLanes } from './lanes.ts';

/** Tasks that end when they are told to, and the names of those that have begun. */
function heldTasks(...names: string[]) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const tasks = names.map((name) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.set(name, resolve));
  });
  return { tasks, begun, end: (name: string) => ends.get(name)?.() };
}

it('starts as many tasks as there are lanes, in order, and the next when one ends', async () => {
  const { tasks, begun, end } = heldTasks('a', 'b', 'c');
  const done = runInLanes(tasks, 2);
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  end('a');
  end('c');
  await done;
});

it('ends when there is nothing to do', async () => {
  await expect(runInLanes([], 2)).resolves.toBeUndefined();
});
