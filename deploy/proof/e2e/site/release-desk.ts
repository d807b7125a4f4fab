import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { request, type APIRequestContext } from '@playwright/test';
import type { Call, CallReply, CallShape } from 'shared-contracts/calls/call';
import {
  announceBuild,
  completeBuild,
  getReleaseStatus,
  signOverride,
} from 'shared-contracts/calls/release-desk';
import type { Artifact } from '../../../src/registry/artifact.ts';
import type { SiteUnderTest } from './site-under-test.ts';

/** A build to publish: its folder and what it says of itself. */
export interface BuiltFolder {
  readonly folder: string;
  readonly artifact: Artifact;
}

/** The release manager of the site under test, over its API. */
export class ReleaseDesk {
  readonly #api: APIRequestContext;

  private constructor(api: APIRequestContext) {
    this.#api = api;
  }

  static async open({ url, dataDir }: SiteUnderTest): Promise<ReleaseDesk> {
    const token = (await readFile(join(dataDir, 'release-token'), 'utf8')).trim();
    return new ReleaseDesk(
      await request.newContext({
        baseURL: url,
        extraHTTPHeaders: { authorization: `Bearer ${token}`, 'x-app': 'web' },
      }),
    );
  }

  close(): Promise<void> {
    return this.#api.dispose();
  }

  /** Asks a call of the release API; an answer that is no success fails the test with what it says. */
  async ask<Shape extends CallShape>(
    call: Call<Shape>,
    { params = {}, body }: { params?: Record<string, string>; body?: object } = {},
  ): Promise<CallReply<Shape>> {
    const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const reply = await this.#api.fetch(path, {
      method: call.method,
      ...(body ? { data: body } : {}),
    });
    if (!reply.ok())
      throw new Error(`${call.method} ${path}: ${reply.status()} ${await reply.text()}`);
    return call.reply.parse(await reply.json()) as CallReply<Shape>;
  }

  /** Publishes a build, as mfctl does; it is not live by that. */
  async publish({ folder, artifact }: BuiltFolder): Promise<void> {
    const { unit, build } = artifact;
    const { data } = await this.ask(announceBuild, { body: { description: artifact } });
    for (const path of data.missing) {
      const reply = await this.#api.put(`/releases/api/builds/${unit}/${build}/files/${path}`, {
        headers: { 'content-type': 'application/octet-stream' },
        data: await readFile(join(folder, path)),
      });
      if (!reply.ok()) throw new Error(`${unit} ${path}: ${reply.status()} ${await reply.text()}`);
    }
    await this.ask(completeBuild, { params: { unit, build } });
  }

  /** What a tester's browser has to keep as its cookie `mf` to get this build first. */
  async overrideOf(unit: string, build: string): Promise<string> {
    const { data } = await this.ask(signOverride, { body: { unit, build } });
    return new URLSearchParams(data.query.replace(/^\?/, '')).get('mf') ?? '';
  }

  async live() {
    const { live } = (await this.ask(getReleaseStatus)).data;
    if (live === null) throw new Error('e2e: nothing is live');
    return live;
  }
}
