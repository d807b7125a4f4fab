import { updateProfile } from 'shared-contracts/calls/own-profile';
import type { Api } from '../platform/context.ts';
import { serve } from '../platform/serve.ts';
import { answerUpdateProfile, judgeBirthdate } from './update-profile.ts';

/** Puts what a member does with the own profile on the application. */
export function registerOwnProfile(api: Api): void {
  serve(api, updateProfile, answerUpdateProfile, judgeBirthdate);
}
