import type { RemoteDefinition } from 'shared-contracts/platform/remote';
import type { Resolution } from 'shared-contracts/platform/resolution';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  broken,
  candidate,
  definition,
  fine,
  loaderWith,
  never,
  resolutionOf,
  settled,
} from '../testing/loader-with.ts';

describe('a new resolution', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is taken by a remote that is not wanted yet', async () => {
    const { loader, tried } = loaderWith({ a: fine, b: fine });
    loader.takeResolution(resolutionOf(candidate('b')));
    loader.preload('mf-content');
    await settled();
    expect(tried).toEqual(['b#0']);
  });

  it('leaves a mounted build where it is, and changes what stands behind it', async () => {
    const { loader, tried } = loaderWith({ a: fine, old: fine, b: fine });
    loader.preload('mf-content');
    await settled();
    loader.takeResolution(resolutionOf(candidate('b'), candidate('a')));
    expect(loader.state('mf-content')).toMatchObject({
      status: 'ready',
      candidate: { build: 'a' },
    });
    loader.reportFailure('mf-content', 'render', new Error('boom'));
    await settled();
    expect(loader.state('mf-content')).toMatchObject({ candidate: { build: 'b' } });
    expect(tried).toEqual(['a#0', 'b#0']);
  });

  it('keeps a build that was taken back from being mounted, even when it comes afterwards', async () => {
    let late: (value: RemoteDefinition) => void = () => undefined;
    const coming = () => new Promise<RemoteDefinition>((resolve) => (late = resolve));
    const { loader, failures } = loaderWith({ bad: coming, a: fine });
    loader.preload('mf-content');
    await settled();
    loader.takeResolution(resolutionOf(candidate('a')));
    late(definition());
    await settled();
    expect(loader.state('mf-content')).toMatchObject({
      status: 'ready',
      candidate: { build: 'a' },
    });
    expect(failures).toEqual([]);
  });

  it('that names no build leaves the remote absent, though its only build comes afterwards', async () => {
    let late: (value: RemoteDefinition) => void = () => undefined;
    const coming = () => new Promise<RemoteDefinition>((resolve) => (late = resolve));
    const { loader, failures } = loaderWith({ bad: coming });
    loader.preload('mf-content');
    await settled();
    loader.takeResolution({ generation: 2, complete: true, remotes: {} });
    late(definition());
    await settled();
    expect(loader.state('mf-content')).toEqual({ status: 'absent' });
    expect(failures).toEqual([]);
  });

  it('is fetched by Retry, which finds a remote absent whose only build was taken back', async () => {
    const { loader, tried } = loaderWith(
      { bad: broken },
      { refetchResolution: async () => ({ generation: 2, complete: true, remotes: {} }) },
    );
    loader.preload('mf-content');
    await settled();
    expect(loader.state('mf-content').status).toBe('failed');
    await loader.retry('mf-content');
    expect(loader.state('mf-content')).toEqual({ status: 'absent' });
    expect(tried).toEqual(['bad#0']);
  });

  it('does not disturb a build that is loading and still live', async () => {
    let late: (value: RemoteDefinition) => void = () => undefined;
    const coming = () => new Promise<RemoteDefinition>((resolve) => (late = resolve));
    const { loader, tried } = loaderWith({ a: coming, old: fine, b: fine });
    loader.preload('mf-content');
    loader.takeResolution(resolutionOf(candidate('b'), candidate('a')));
    late(definition());
    await settled();
    expect(loader.state('mf-content')).toMatchObject({ candidate: { build: 'a' } });
    expect(tried).toEqual(['a#0']);
  });

  it('does not bring back what has failed on this page', async () => {
    const { loader, tried } = loaderWith({ bad: broken, a: fine });
    loader.preload('mf-content');
    await settled();
    loader.takeResolution(resolutionOf(candidate('bad'), candidate('a')));
    loader.reportFailure('mf-content', 'render', new Error('boom'));
    await settled();
    expect(loader.state('mf-content')).toEqual({ status: 'failed', phase: 'render' });
    expect(tried).toEqual(['bad#0', 'a#0']);
  });

  it('names a remote that did not exist before', async () => {
    const found = loaderWith(
      { a: fine },
      { resolution: { generation: 1, complete: true, remotes: {} } },
    );
    expect(found.loader.state('mf-content').status).toBe('absent');
    found.loader.takeResolution(resolutionOf(candidate('a')));
    found.loader.preload('mf-content');
    await settled();
    expect(found.loader.state('mf-content').status).toBe('ready');
  });

  it('that comes while the page asks where a remote is starts it once', async () => {
    let answer: (value: Resolution) => void = () => undefined;
    const { loader, tried } = loaderWith(
      { b: fine },
      {
        resolution: { generation: 1, complete: false, remotes: {} },
        refetchResolution: () => new Promise((resolve) => (answer = resolve)),
      },
    );
    loader.preload('mf-content');
    loader.takeResolution(resolutionOf(candidate('b')));
    answer(resolutionOf(candidate('old')));
    await settled();
    expect(tried).toEqual(['b#0']);
    expect(loader.state('mf-content')).toMatchObject({ candidate: { build: 'b' } });
  });

  it('that may only withdraw takes builds away and brings none in their stead', async () => {
    const { loader, tried } = loaderWith({ bad: fine, a: fine, b: fine });
    loader.withdraw(resolutionOf(candidate('new'), candidate('a'), candidate('b')));
    loader.preload('mf-content');
    await settled();
    expect(tried).toEqual(['a#0']);
  });

  it('that withdraws all there was leaves what is live now', async () => {
    const { loader, tried } = loaderWith({ bad: never, new: fine });
    loader.preload('mf-content');
    loader.withdraw(resolutionOf(candidate('new')));
    await settled();
    expect(tried).toEqual(['bad#0', 'new#0']);
    expect(loader.state('mf-content')).toMatchObject({ candidate: { build: 'new' } });
  });

  it('withdraws a build that was found later than the page', async () => {
    let late: (value: RemoteDefinition) => void = () => undefined;
    const coming = () => new Promise<RemoteDefinition>((resolve) => (late = resolve));
    const { loader } = loaderWith(
      { bad: coming, a: fine },
      {
        resolution: { generation: 1, complete: false, remotes: {} },
        refetchResolution: () => Promise.resolve(resolutionOf(candidate('bad'), candidate('a'))),
      },
    );
    loader.preload('mf-content');
    await settled();
    loader.withdraw(resolutionOf(candidate('a')));
    late(definition());
    await settled();
    expect(loader.state('mf-content')).toMatchObject({ candidate: { build: 'a' } });
  });
});
