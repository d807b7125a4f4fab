import {
  deleteDraft,
  getDraft,
  listContactViews,
  listViewers,
  saveDraft,
  setProfileState,
  updateProfile,
} from 'shared-contracts/calls/own-profile';
import type { Api } from '../platform/context.ts';
import { serve } from '../platform/serve.ts';
import { answerDeleteDraft, answerGetDraft, answerSaveDraft } from './drafts.ts';
import { answerSetProfileState } from './profile-state.ts';
import { answerUpdateProfile, judgeBirthdate } from './update-profile.ts';
import { answerListContactViews, answerListViewers } from './who-looked.ts';

/** Puts what a member does with the own profile on the application. */
export function registerOwnProfile(api: Api): void {
  serve(api, updateProfile, answerUpdateProfile, judgeBirthdate);
  serve(api, setProfileState, answerSetProfileState);
  serve(api, listViewers, answerListViewers);
  serve(api, listContactViews, answerListContactViews);
  serve(api, getDraft, answerGetDraft);
  serve(api, saveDraft, answerSaveDraft);
  serve(api, deleteDraft, answerDeleteDraft);
}
