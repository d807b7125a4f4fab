import { asked, bookmark, thread } from '../fixtures/objects.ts';
import type { Scene } from '../fixtures/scene.ts';
import type { Recipe } from './recipe.ts';

const aboutHer = {
  person: { at: 'body.profileId', as: 'id' },
  input: ({ you }: Scene) => ({ body: { profileId: you.id } }),
} as const;

/** What members do to each other: saving, asking, blocking, reporting, writing. */
export const engagementRecipes = {
  'GET /api/v1/bookmarks/': {},
  'POST /api/v1/bookmarks': {
    person: { at: 'body.bookmark.to', as: 'id' },
    input: ({ you }) => ({ body: { bookmark: { to: you.id } } }),
  },
  'DELETE /api/v1/bookmarks/{id}': {
    own: ['params.id'],
    input: async (scene) => ({ params: { id: await bookmark(scene) } }),
  },
  'GET /api/v1/not_for_me': {},
  'POST /api/v1/not_for_me': {
    person: { at: 'body.to', as: 'id' },
    input: ({ you }) => ({ body: { to: you.id } }),
  },
  'PUT /api/v1/not_for_me': { input: () => ({ body: { teaches: false } }) },
  'DELETE /api/v1/not_for_me/{id}': {
    own: ['params.id'],
    input: async (scene) => ({ params: { id: await bookmark(scene, 'not_for_me') } }),
  },
  'GET /api/v1/interests': { input: () => ({ query: { type: 'received' } }) },
  'POST /api/v1/interests': {
    person: { at: 'body.to', as: 'id' },
    input: ({ you }) => ({ body: { to: you.id } }),
  },
  'PUT /api/v1/interests/{id}': {
    own: ['params.id'],
    input: async (scene) => ({
      params: { id: await asked(scene, 'interests', 'received') },
      body: { to: scene.me.id, update: { accepted: true, declined: false } },
    }),
  },
  'DELETE /api/v1/interests/{id}': {
    own: ['params.id'],
    input: async (scene) => ({ params: { id: await asked(scene, 'interests', 'sent') } }),
  },
  'POST /api/v1/chatrequests': {
    person: { at: 'body.to', as: 'id' },
    input: ({ you }) => ({ body: { to: you.id, accepted: false, declined: false } }),
  },
  'GET /api/v1/chatrequests/': {},
  'PUT /api/v1/chatrequests/{id}/': {
    own: ['params.id'],
    input: async (scene) => ({
      params: { id: await asked(scene, 'chat_requests', 'received') },
      body: { to: scene.me.id, accepted: true, declined: false },
    }),
  },
  'DELETE /api/v1/chatrequests/{id}/': {
    own: ['params.id'],
    input: async (scene) => ({ params: { id: await asked(scene, 'chat_requests', 'sent') } }),
  },
  'POST /api/v1/block/': aboutHer,
  'POST /api/v1/unblock/': aboutHer,
  'GET /api/v1/blocks': {},
  'GET /api/v1/isblock/': {
    person: { at: 'query.profileId', as: 'id' },
    input: ({ you }) => ({ query: { profileId: you.id } }),
  },
  'POST /api/v1/user/report': {
    person: { at: 'body.user_to_id', as: 'id' },
    input: ({ you }) => ({ body: { user_to_id: you.id, reason: 'Asked for money' } }),
  },
  'POST /api/v1/score/up': {
    person: { at: 'body.to', as: 'id' },
    input: ({ you }) => ({ body: { to: you.id, context: 'chat' } }),
  },
  'POST /api/v1/message/': {
    person: { at: 'body.to', as: 'id' },
    async input(scene) {
      await thread(scene);
      return { body: { to: scene.you.id, message: 'Namaste', client_id: 'phone-1' } };
    },
  },
  'GET /api/v1/chat/threads': {},
  'GET /api/v1/message/{a}*{b}': {
    person: { at: 'params.b', as: 'id' },
    async input(scene) {
      await thread(scene);
      return { params: { a: scene.me.id, b: scene.you.id } };
    },
  },
  'GET /api/v1/counts/subscribe': {},
  'GET /api/v1/invites': {},
  'PUT /api/v1/chat/read': {
    person: { at: 'body.with', as: 'id' },
    async input(scene) {
      await thread(scene);
      return { body: { with: scene.you.id, sequence: 1 } };
    },
  },
} as const satisfies Record<string, Recipe>;
