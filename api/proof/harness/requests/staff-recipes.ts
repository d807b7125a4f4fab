import { toPid } from 'shared-contracts/domain/pid';
import { claimedDoc, claimedPic, pendingDoc, waitingPic } from '../fixtures/documents.ts';
import { ownFactor, waitingFactor } from '../fixtures/factors.ts';
import { callLog, newLead, runningAd, usergroup } from '../fixtures/objects.ts';
import { hiddenProfile, openReport, reportWithMessages } from '../fixtures/reports.ts';
import { formOf } from '../fixtures/sample-files.ts';
import type { Recipe } from './recipe.ts';

const callForm = () =>
  formOf({ customer_name: 'Shown Kale', phone: '98220 54321', status: 'not_called' });

/** The desk. */
export const staffRecipes = {
  'GET /api/v1/verification/queue': {},
  'POST /api/v1/verification/claim': {
    input: async (scene) => ({ body: { id: await pendingDoc(scene) } }),
  },
  'POST /api/v1/verification/file': {
    input: async (scene) => ({ body: await claimedDoc(scene) }),
  },
  'POST /api/v1/verification/decision': {
    input: async (scene) => ({ body: { id: (await claimedDoc(scene)).id, approve: true } }),
  },
  'GET /api/v1/pics/queue': {},
  'POST /api/v1/pics/decision': {
    input: async (scene) => ({ body: { id: await claimedPic(scene), approve: true } }),
  },
  'POST /api/v1/pics/claim': {
    input: async (scene) => ({ body: { id: await waitingPic(scene) } }),
  },
  'POST /api/v1/pics/file': {
    input: async (scene) => ({ body: { id: await claimedPic(scene) } }),
  },
  'GET /api/v1/admin/profiles': {},
  'GET /api/v1/admins': {},
  'GET /api/v1/apps': {},
  'GET /api/v1/trails': { input: ({ you }) => ({ query: { pid: toPid(you.id) } }) },
  'POST /api/v1/trail': {
    input: ({ you }) => ({ body: { pid: toPid(you.id), note: 'Called, will call back' } }),
  },
  'GET /api/v1/calllogs': {},
  'POST /api/v1/calllogs': { slow: true, input: () => ({ body: callForm() }) },
  'PUT /api/v1/calllogs/{id}': {
    slow: true,
    input: async (scene) => ({ params: { id: await callLog(scene) }, body: callForm() }),
  },
  'POST /api/v1/calllogs/assign': {
    input: async (scene) => ({ body: { ids: [await callLog(scene)], to: null } }),
  },
  'POST /api/v1/calllogs/join': {
    input: async (scene) => ({ body: { keep: await callLog(scene), away: await callLog(scene) } }),
  },
  'GET /api/v1/calllogs.csv': {},
  'GET /api/v1/migrate': {
    input: async (scene) => ({
      query: { pid: toPid(scene.you.id), usergroup: await usergroup(scene) },
    }),
  },
  'GET /api/v1/reports': { input: () => ({ query: {} }) },
  'POST /api/v1/reports/decision': {
    input: async (scene) => ({ body: { id: await openReport(scene), act: false } }),
  },
  'GET /api/v1/reports/{id}/excerpt': {
    input: async (scene) => ({ params: { id: await reportWithMessages(scene) } }),
  },
  'GET /api/v1/hidden_profiles': { input: () => ({ query: {} }) },
  'POST /api/v1/hidden_profiles/restore': {
    input: async (scene) => ({ body: { id: await hiddenProfile(scene), note: 'A mistake' } }),
  },
  'GET /api/v1/audit': {},
  'PUT /api/v1/texts': { input: () => ({ body: { code: 'NAV-DA', text: 'Leave us' } }) },
  'GET /api/v1/leads': {},
  'POST /api/v1/leads/decision': {
    input: async (scene) => ({
      body: { id: await newLead(scene), approve: false, reason: 'Not for a wedding' },
    }),
  },
  'GET /api/v1/ads': {},
  'POST /api/v1/ads/{id}/end': {
    input: async (scene) => ({ params: { id: await runningAd(scene) } }),
  },
  'GET /api/v1/staff/week': {
    input: ({ t }) => ({ query: { day: t.clock.read().toISOString().slice(0, 10) } }),
  },
  'GET /api/v1/staff/week/csv': {
    input: ({ t }) => ({ query: { day: t.clock.read().toISOString().slice(0, 10) } }),
  },
  'GET /api/v1/staff_factor': {},
  'POST /api/v1/staff_factor': { input: () => ({ body: {} }) },
  'POST /api/v1/staff_factor/confirm': {
    input: async (scene) => ({ body: { otp: await waitingFactor(scene) } }),
  },
  'POST /api/v1/staff_factor/recovery': {
    input: async (scene) => ({ body: { otp: await ownFactor(scene) } }),
  },
  'POST /api/v1/staff_factor/check': {
    input: async (scene) => ({ body: { otp: await ownFactor(scene) } }),
  },
  'DELETE /api/v1/staff_factor': {
    input: async (scene) => ({ body: { otp: await ownFactor(scene) } }),
  },
} as const satisfies Record<string, Recipe>;
