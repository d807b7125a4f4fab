import type { CallShape, LooseInput } from 'shared-contracts/calls/call';
import { listBookmarks, listInterests } from 'shared-contracts/calls/engagement';
import {
  browseProfiles,
  getProfile,
  listProfiles,
  viewProfile,
} from 'shared-contracts/calls/profiles';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { asked, bookmark } from '../fixtures/objects.ts';
import type { Role } from '../fixtures/roles.ts';
import { setScene, type Scene } from '../fixtures/scene.ts';
import { makeRequest } from '../requests/make-request.ts';

const t = useApp();

/** Every path of keys in a reply; places in a list are one. */
function keysIn(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => keysIn(one, `${at}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    const path = at === '' ? name : `${at}.${name}`;
    return [path, ...keysIn(one, path)];
  });
}

async function keysFor(scene: Scene, call: CallShape, input: LooseInput): Promise<string[]> {
  const reply = await makeRequest(t(), call, input, { token: scene.me.token });
  expect(reply.status, reply.text).toBe(200);
  return [...new Set(keysIn(reply.json))].toSorted();
}

/** Her, with everything there is about her. */
async function wholeScene(role: Role): Promise<Scene> {
  const scene = await setScene(t(), role);
  const all = { verified_job: true, verified_salary: true, verified_property: true };
  await t().db.updateTable('profiles').set(all).where('id', '=', scene.you.id).execute();
  return scene;
}

const photo = (at: string) => [`${at}.id`, `${at}.thumb`, `${at}.url`];
const LIMITED = [
  'age',
  'city',
  'education',
  'gender',
  'id',
  'name',
  'occupation',
  'photo_for',
  'pic',
].map((name) => (name === 'city' ? 'current_city' : name));
const under = (at: string, names: readonly string[]) => names.map((name) => `${at}.${name}`);

describe('a visitor', () => {
  it('gets these keys of a person, and no other', async () => {
    const scene = await wholeScene('visitor');
    const one = await keysFor(scene, viewProfile, { query: { id: scene.you.id } });
    expect(one).toEqual(
      expect.arrayContaining(['data', ...under('data', LIMITED), ...photo('data.pic')]),
    );
    const card = 'data.data[]';
    const many = await keysFor(scene, browseProfiles, { params: { x: 'brides' } });
    const shown = under(card, LIMITED);
    expect(many).toEqual(
      ['data', 'data.data', 'data.next', 'data.prev', ...shown, ...photo(`${card}.pic`)].toSorted(),
    );
    // What stands beside the profile is about being signed in, never about her.
    const beside = one.filter((key) => !key.startsWith('data'));
    expect(
      beside.filter((key) => /mail|phone|contact|birth|income|father|mother/.test(key)),
    ).toEqual([]);
  });
});

const BADGES: readonly (readonly [Role, readonly string[]])[] = [
  ['hope', []],
  ['belief', ['personal']],
  ['trust', ['job', 'personal', 'property', 'salary']],
  ['verified', []],
  ['staff', []],
];

describe('badges', () => {
  it.each(BADGES)(
    'are shown to %s as the plan has it, wherever a person is shown',
    async (role, badges) => {
      const scene = await wholeScene(role);
      await bookmark(scene);
      await asked(scene, 'interests', 'received');
      const { id } = scene.you;
      const shownIn = async (call: CallShape, input: LooseInput) =>
        (await keysFor(scene, call, input))
          .map((key) => /badges\.(\w+)$/.exec(key)?.[1])
          .filter((key) => key !== undefined);
      expect(await shownIn(listProfiles, { query: { sort: 'newest' } })).toEqual(badges);
      expect(await shownIn(getProfile, { params: { id } })).toEqual(badges);
      expect(await shownIn(listBookmarks, {})).toEqual(badges);
      expect(await shownIn(listInterests, { query: { type: 'received' } })).toEqual([]);
    },
  );
});
