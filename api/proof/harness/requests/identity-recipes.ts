import { CONSENT_VERSIONS } from 'shared-contracts/domain/consents';
import { hashPassword } from '../../../src/modules/accounts/passwords/passwords.ts';
import { beginSession } from '../../../src/modules/accounts/sessions/sessions.store.ts';
import { mailedLink, saveOwnNumber, sentCode } from '../fixtures/objects.ts';
import { OWN_PHONE } from '../fixtures/scene.ts';
import type { Recipe } from './recipe.ts';

const PASSWORD = 'a good password';
let hash: Promise<string> | undefined;

/** Signing in, signing up and the account. */
export const identityRecipes = {
  'POST /api/v1/sign_in': {
    slow: true,
    async input({ t, you }) {
      const password_hash = await (hash ??= hashPassword(PASSWORD));
      await t.db.updateTable('accounts').set({ password_hash }).where('id', '=', you.id).execute();
      return { body: { email: you.email, password: PASSWORD } };
    },
  },
  'POST /api/v1/sign_up': {
    slow: true,
    input: ({ me }) => ({
      body: {
        user: {
          email: `new.${me.email}`,
          gender: 'female',
          birthdate: '1998-03-21',
          password: PASSWORD,
          phone: OWN_PHONE,
        },
      },
    }),
  },
  'POST /api/v1/resetpassword': {
    slow: true,
    input: ({ you }) => ({ body: { user: { email: you.email } } }),
  },
  'POST /api/v1/confirm_email': {
    input: async (scene) => ({ body: { token: await mailedLink(scene) } }),
  },
  'POST /api/v1/sign_out': {},
  'PUT /api/v1/user': { slow: true, input: () => ({ body: { user: { password: PASSWORD } } }) },
  'GET /api/v1/account': {},
  'POST /api/v1/sign_out_everywhere': {},
  'DELETE /api/v1/delete/profile': { input: () => ({ body: {} }) },
  'POST /api/v1/delete/profile/code': { slow: true },
  'GET /api/v1/sessions': {},
  'DELETE /api/v1/sessions/{id}': {
    own: ['params.id'],
    input: async ({ t, me }) => ({
      params: { id: await beginSession(t.db, me.id, t.clock.read()) },
    }),
  },
  'GET /api/v1/consents': {},
  'PUT /api/v1/consents': {
    input: () => ({
      body: { purpose: 'marketing', given: true, version: CONSENT_VERSIONS.marketing },
    }),
  },
  'PUT /api/v1/account/staff_calls': {},
  'PUT /api/v1/account/search_mails': { input: () => ({ body: { allowed: false } }) },
  'PUT /api/v1/account/language': {},
  'POST /api/v1/account/phone_code': {
    async input(scene) {
      return { body: { phone: await saveOwnNumber(scene) } };
    },
  },
  'PUT /api/v1/account/phone_code': {
    input: async (scene) => ({ body: { code: await sentCode(scene) } }),
  },
  'DELETE /api/v1/account/phone_code': {
    async input(scene) {
      await sentCode(scene);
      return {};
    },
  },
  // A PDF and a file of what there is.
  'POST /api/v1/export': { slow: true, input: () => ({ body: {} }) },
  'GET /api/v1/export': {},
  'GET /api/v1/export/file': {},
} as const satisfies Record<string, Recipe>;
