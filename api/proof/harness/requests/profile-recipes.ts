import { toPid } from 'shared-contracts/domain/pid';
import { searchMailToken } from '../../../src/modules/profiles/listing/search-mails.ts';
import { draft, pic, savedSearch } from '../fixtures/objects.ts';
import { formOf, photoFile } from '../fixtures/sample-files.ts';
import type { Recipe } from './recipe.ts';

/** A photo whose file comes with the seed. */
const DRAWN = 'f01a';

const pidOf = { at: 'query.pid', as: 'pid' } as const;

/** Other people's profiles, one's own, its photos and the biodata. */
export const profileRecipes = {
  'GET /api/v1/profiles': {},
  'GET /api/v1/profiles/{id}': {
    person: { at: 'params.id', as: 'id' },
    input: ({ you }) => ({ params: { id: you.id } }),
  },
  'GET /api/v1/view/profiles/{x}': { input: () => ({ params: { x: 'all' } }) },
  'GET /api/v1/view/profile': {
    person: { at: 'query.id', as: 'id' },
    input: ({ you }) => ({ query: { id: you.id } }),
  },
  'GET /api/v1/myprofile': {},
  'GET /api/v1/profile_completion': {},
  'GET /api/v1/profiles/{id}/like': {
    person: { at: 'params.id', as: 'id' },
    input: ({ you }) => ({ params: { id: you.id } }),
  },
  'PUT /api/v1/profiles/{id}/': {
    own: ['params.id', 'body.id'],
    input: ({ me }) => ({
      params: { id: me.id },
      body: { id: me.id, profile: { current_city: 'Pune' } },
    }),
  },
  'GET /api/v1/profile/completion': {},
  'GET /api/v1/gender/': { person: pidOf, input: ({ you }) => ({ query: { pid: toPid(you.id) } }) },
  'PUT /api/v1/profile/state': { input: () => ({ body: { state: 'paused' } }) },
  'PUT /api/v1/profile/visitors': { input: () => ({ body: { allowed: false } }) },
  'GET /api/v1/profile/viewers': {},
  'GET /api/v1/profile/contact_views': {},
  'GET /api/v1/saved_searches': {},
  'POST /api/v1/saved_searches': {
    input: () => ({ body: { name: 'Near Pune', filters: 'sort=newest' } }),
  },
  'PUT /api/v1/saved_searches/{id}': {
    own: ['params.id'],
    input: async (scene) => ({
      params: { id: await savedSearch(scene) },
      body: { notifies: true },
    }),
  },
  'GET /api/v1/search_mails': {
    input: ({ t, me }) => ({ query: { token: searchMailToken(me.id, t.parts.jwtSecret) } }),
  },
  'POST /api/v1/search_mails': {
    input: ({ t, me }) => ({ query: { token: searchMailToken(me.id, t.parts.jwtSecret) } }),
  },
  'DELETE /api/v1/saved_searches/{id}': {
    own: ['params.id'],
    input: async (scene) => ({ params: { id: await savedSearch(scene) } }),
  },
  'GET /api/v1/places': { input: () => ({ query: { q: 'pu' } }) },
  'GET /api/v1/occupations': { input: () => ({ query: { q: 'doc' } }) },
  'GET /api/v1/educations': { input: () => ({ query: { q: 'b' } }) },
  'GET /api/v1/gotras': { input: () => ({ query: { q: 'k' } }) },
  'GET /api/v1/drafts/{key}': {
    input: async (scene) => ({ params: { key: await draft(scene) } }),
  },
  'PUT /api/v1/drafts/{key}': {
    input: () => ({ params: { key: 'profile' }, body: { content: { aboutme: 'I began to' } } }),
  },
  'DELETE /api/v1/drafts/{key}': {
    input: async (scene) => ({ params: { key: await draft(scene) } }),
  },
  'GET /api/v1/biodata': { slow: true },
  'GET /api/v1/profile/biodata': {
    slow: true,
    person: pidOf,
    input: ({ you }) => ({ query: { pid: toPid(you.id) } }),
  },
  'GET /api/v1/pics': {},
  'POST /api/v1/bulk/picb': {
    slow: true,
    input: async () => ({ body: formOf({ 'pics[]': await photoFile() }) }),
  },
  'DELETE /api/v1/pics/{id}': {
    own: ['params.id'],
    input: async (scene) => ({ params: { id: await pic(scene) } }),
  },
  'PUT /api/v1/set/profile/pic': {
    own: ['body.id'],
    input: async (scene) => ({ body: { id: await pic(scene) } }),
  },
  'GET /api/v1/default/pic': {
    person: pidOf,
    input: ({ you }) => ({ query: { pid: toPid(you.id) } }),
  },
  'PUT /api/v1/pics/privacy': {},
  'PUT /api/v1/pics/order': {
    input: async (scene) => ({ body: { ids: [await pic(scene)] } }),
  },
  'PUT /api/v1/pics/{id}': {
    slow: true,
    own: ['params.id'],
    input: async (scene) => ({
      params: { id: await pic(scene, DRAWN) },
      body: { turn: 1, crop: { x: 0, y: 0.1, width: 1, height: 0.8 } },
    }),
  },
} as const satisfies Record<string, Recipe>;
