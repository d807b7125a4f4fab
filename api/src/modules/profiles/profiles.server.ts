// What the server is put together from: the calls of profiles, and its jobs and rules (decision 154).

export { registerBiodata } from './biodata/register-biodata.ts';
export { registerContacts } from './contacts/register-contacts.ts';
export { registerOwnProfile } from './own/register-own-profile.ts';
export { registerPictures } from './photos/register-pictures.ts';
export { registerProfiles } from './register-profiles.ts';
export { registerSuggestions } from './suggestions/register-suggestions.ts';
export { registerVideoIntros } from './video-intro/register-video-intros.ts';
