import { offerLanguages } from 'shared-contracts/i18n/i18n';
import { defineRemote, lazyPage } from 'shared-contracts/platform/remote';

const documents = () => import('./documents/pages.tsx');

offerLanguages({
  mr: () => import(/* webpackChunkName: "language-mr" */ './locales/mr/index.ts'),
  hi: () => import(/* webpackChunkName: "language-hi" */ './locales/hi/index.ts'),
});

/** What the shell sees of this remote: pages come with their first visit. */
export const remote = defineRemote({
  name: 'mf-verification',
  pages: {
    uploadIntro: lazyPage(async () => (await import('./video-intro/intro-page.tsx')).IntroPage),
    addContacts: lazyPage(async () => (await import('./contacts/contacts-page.tsx')).ContactsPage),
    uploadDoc: lazyPage(async () => (await documents()).IdentityPage),
    uploadJobDoc: lazyPage(async () => (await documents()).JobPage),
    uploadIncomeDoc: lazyPage(async () => (await documents()).IncomePage),
    uploadPropertyDoc: lazyPage(async () => (await documents()).PropertyPage),
    uploadPics: lazyPage(async () => (await import('./photos/photos-page.tsx')).PhotosPage),
  },
});
