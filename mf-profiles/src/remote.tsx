import { offerLanguages } from 'shared-contracts/i18n/i18n';
import { defineRemote, lazyPage } from 'shared-contracts/platform/remote';
import { AskSlot } from './assistant/ask-slot.tsx';
import { unsavedEdits } from './editing/unsaved-edits.ts';
import { ListingPage } from './listing/listing-page.tsx';

offerLanguages({
  mr: () => import(/* webpackChunkName: "language-mr" */ './locales/mr/index.ts'),
  hi: () => import(/* webpackChunkName: "language-hi" */ './locales/hi/index.ts'),
});

/** The listing comes with the remote, since it is the first screen; a profile comes with its first visit. */
export const remote = defineRemote({
  name: 'mf-profiles',
  pages: {
    home: ListingPage,
    profiles: ListingPage,
    savedProfiles: lazyPage(async () => (await import('./listing/saved-listing.tsx')).SavedListing),
    filteredProfiles: lazyPage(
      async () => (await import('./listing/filters/filtered-listing.tsx')).FilteredListing,
    ),
    featured: lazyPage(
      async () => (await import('./listing/filters/featured-listing.tsx')).FeaturedListing,
    ),
    profile: lazyPage(async () => (await import('./profile/profile-page.tsx')).ProfilePage),
    info: lazyPage(async () => (await import('./editing/edit-page.tsx')).EditPage),
  },
  slices: [unsavedEdits],
  slots: { 'profile.assistant': AskSlot },
});
