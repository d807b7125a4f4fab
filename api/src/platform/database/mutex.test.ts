import { describe, expect, it } from 'vitest';
import { Mutex } from './mutex.ts';

describe('turns', () => {
  it('come in the order they were asked for, one at a time', async () => {
    const turns = new Mutex();
    const seen: string[] = [];
    const visit = async (name: string) => {
      const release = await turns.take();
      seen.push(`${name} in`);
      await Promise.resolve();
      seen.push(`${name} out`);
      release();
    };
    await Promise.all([visit('a'), visit('b'), visit('c')]);
    expect(seen).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  });

  it('come to whoever goes on before they come to whoever begins', async () => {
    const turns = new Mutex();
    const release = await turns.take();
    const seen: string[] = [];
    const visit = async (name: string, goesOn: boolean) => {
      const end = await turns.take(goesOn);
      seen.push(name);
      end();
    };
    const visits = [visit('a', false), visit('b', true), visit('c', false), visit('d', true)];
    release();
    await Promise.all(visits);
    expect(seen).toEqual(['b', 'd', 'a', 'c']);
  });

  it('are refused after too long a wait, and nobody overtakes because of it', async () => {
    const turns = new Mutex(1);
    const release = await turns.take();
    await expect(turns.take()).rejects.toThrow('is `db` used inside a transaction?');
    await expect(turns.take()).rejects.toThrow('Waited too long');
    release();
    await expect(turns.take()).resolves.toBeTypeOf('function');
  });
});
