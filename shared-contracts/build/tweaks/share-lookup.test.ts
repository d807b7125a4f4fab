import { describe, expect, it, vi } from 'vitest';
import { lookupRuntime, scopeRuntime, sharedByChunk } from './share-lookup.ts';

interface Version {
  readonly get: () => (() => unknown) | Promise<() => unknown>;
  loaded?: 1;
}

/** A build whose chunk `602` needs `react`, on a page with a scope. */
function remoteOn(scope: Record<string, Record<string, Version>>) {
  const modules: Record<string, (module: { exports: unknown }) => void> = {};
  const cache: Record<string, { exports: unknown }> = {};
  const load: Record<string, (chunk: string, promises: unknown[]) => void> = {};
  const build = { f: load, m: modules, c: cache, S: { default: scope } };
  new Function('__webpack_require__', lookupRuntime({ 602: { 12: 'react' } }))(build);
  return {
    async ensure(chunk: string): Promise<void> {
      const promises: unknown[] = [];
      load['consumes']?.(chunk, promises);
      await Promise.all(promises);
    },
    /** As the bundler requires a module: it is in the cache before it runs. */
    require(id: string): unknown {
      const cached = cache[id];
      if (cached !== undefined) return cached.exports;
      const module = (cache[id] = { exports: {} as unknown });
      modules[id]?.(module);
      return module.exports;
    },
  };
}

const versionOf = (value: unknown): Version => ({ get: () => () => value });

describe('what stands in place of a shared module', () => {
  it('is the first version on the page, at once, and is marked as in use', async () => {
    const scope = { react: { '19.3.1': versionOf('ours'), '20.0.0': versionOf('theirs') } };
    const remote = remoteOn(scope);
    await remote.ensure('602');
    expect(remote.require('12')).toBe('ours');
    expect(scope.react['19.3.1'].loaded).toBe(1);
    expect(scope.react['20.0.0'].loaded).toBeUndefined();
  });

  it('is the version in use where one is', async () => {
    const used: Version = { ...versionOf('in use'), loaded: 1 };
    const remote = remoteOn({ react: { '19.3.1': versionOf('first'), '19.3.2': used } });
    await remote.ensure('602');
    expect(remote.require('12')).toBe('in use');
  });

  it('is waited for where it comes late, and is fetched once', async () => {
    const get = vi.fn(() => Promise.resolve(() => 'late'));
    const remote = remoteOn({ react: { '19.3.1': { get } } });
    await Promise.all([remote.ensure('602'), remote.ensure('602')]);
    await remote.ensure('602');
    expect(remote.require('12')).toBe('late');
    expect(get).toHaveBeenCalledOnce();
  });

  it('fails where it is asked for while it is not on the page, and is found once it is', async () => {
    const scope: Record<string, Record<string, Version>> = {};
    const remote = remoteOn(scope);
    await remote.ensure('602');
    expect(() => remote.require('12')).toThrow('react is not shared on this page');
    scope['react'] = { '19.3.1': versionOf('there') };
    await remote.ensure('602');
    expect(remote.require('12')).toBe('there');
  });

  it('fails with what went wrong while it was fetched, and is fetched anew', async () => {
    const get = vi
      .fn<Version['get']>()
      .mockRejectedValueOnce(new Error('lost on the way'))
      .mockResolvedValue(() => 'second try');
    const remote = remoteOn({ react: { '19.3.1': { get } } });
    await remote.ensure('602');
    expect(() => remote.require('12')).toThrow('lost on the way');
    await remote.ensure('602');
    expect(remote.require('12')).toBe('second try');
  });

  it('concerns no chunk that needs none', async () => {
    await expect(remoteOn({}).ensure('7')).resolves.toBeUndefined();
  });
});

describe('the runtime of the bundler', () => {
  const consumes = (shared: string) =>
    `\n__webpack_require__.consumesLoadingData = { chunkMapping: {"602":["12"]}, ` +
    `moduleIdToConsumeDataMapping: {"12": ${shared}}, initialConsumes: [] };\nvar rest;`;

  it('says which chunk needs which shared module', () => {
    const shared =
      '{ shareScope: "default", shareKey: "react", import: null, fallback: undefined }';
    expect(sharedByChunk(consumes(shared))).toEqual({ 602: { 12: 'react' } });
  });

  it('is not replaced where a build would bring a module along', () => {
    const shared = '{ shareScope: "default", shareKey: "react", fallback: () => 1 }';
    expect(() => sharedByChunk(consumes(shared))).toThrow('module 12 is not shared as ours are');
    expect(() => scopeRuntime('{ scopeToSharingDataMapping: { "default": [1] } }')).toThrow(
      'would share modules of its own',
    );
  });

  it('stops the build where it is not read any more', () => {
    expect(() => sharedByChunk('var somethingElse;')).toThrow('no shared modules in the runtime');
  });
});
