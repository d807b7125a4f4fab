import {
  chooseVisitors,
  deleteDraft,
  getDraft,
  getSides,
  listContactViews,
  listViewers,
  saveDraft,
  setProfileState,
  updateProfile,
} from 'shared-contracts/calls/own-profile';
import { getDefaultPic } from 'shared-contracts/calls/pictures';
import { changesBudget } from '../../../platform/calls/changes-budget.ts';
import type { Api } from '../../../platform/calls/context.ts';
import { serve, type Handler } from '../../../platform/calls/serve.ts';
import { answerGetSides } from '../listing/sides.ts';
import { answerGetDefaultPic } from '../photos/register-pictures.ts';
import { profileNotFound } from '../profiles.handlers.ts';
import { answerDeleteDraft, answerGetDraft, answerSaveDraft } from './drafts.ts';
import { answerSetProfileState } from './profile-state.ts';
import { answerListContactViews, answerListViewers } from './profile-viewers.ts';
import { answerUpdateProfile, validateChange } from './update-profile.ts';

/** Whether visitors may see the profile: a choice of its owner, which a later block no longer changes. */
const answerChooseVisitors: Handler<typeof chooseVisitors> = async (
  { body: { allowed } },
  { db, caller, clock },
) => {
  const chosen = await db
    .updateTable('profiles')
    .set({ visitors_allowed: allowed, visitors_chosen_at: clock() })
    .where('id', '=', caller.id)
    .returning('id')
    .executeTakeFirst();
  if (chosen === undefined) throw profileNotFound();
  return { data: { allowed } };
};

/** Puts what a member does with the own profile, and two small looks at another, on the application. */
export function registerOwnProfile(api: Api): void {
  serve(api, updateProfile, answerUpdateProfile, validateChange);
  serve(api, setProfileState, answerSetProfileState(changesBudget(api.parts)));
  serve(api, chooseVisitors, answerChooseVisitors);
  serve(api, listViewers, answerListViewers);
  serve(api, listContactViews, answerListContactViews);
  serve(api, getSides, answerGetSides);
  serve(api, getDefaultPic, answerGetDefaultPic);
  serve(api, getDraft, answerGetDraft);
  serve(api, saveDraft, answerSaveDraft);
  serve(api, deleteDraft, answerDeleteDraft);
}
