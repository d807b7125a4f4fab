// Translations come in the chunk: filters
import { defineTexts } from 'shared-contracts/i18n/i18n';

/** Texts of the saved profiles: they come with their page. */
export const savedTexts = defineTexts('mf-profiles.saved', {
  'saved.title': 'Saved profiles',
  'saved.intro': 'People you want to come back to. Only you can see this list.',
  'saved.emptyTitle': 'No saved profiles yet',
  'saved.emptyText': 'When you like a profile, press Save. You will find it here again.',
  'saved.find': 'See profiles',
});
