import { offerLanguages } from 'shared-contracts/i18n/i18n';
import { defineRemote, lazyPage } from 'shared-contracts/platform/remote';
import { unsentSlice } from './chat/outbox/unsent-slice.ts';
import { Interests } from './interests/interests.tsx';
import { ProfileActions } from './profile-actions/profile-actions.tsx';
import { UnblockProfile } from './profile-actions/unblock-profile.tsx';

offerLanguages({
  mr: () => import(/* webpackChunkName: "language-mr" */ './locales/mr/index.ts'),
  hi: () => import(/* webpackChunkName: "language-hi" */ './locales/hi/index.ts'),
});

/** What the shell sees of this remote. */
export const remote = defineRemote({
  name: 'mf-engagement',
  pages: {
    interests: Interests,
    chats: lazyPage(async () => (await import('./chat/chats.tsx')).Chats),
    chat: lazyPage(async () => (await import('./chat/chat.tsx')).Chat),
  },
  background: { sendUnsent: async () => (await import('./chat/outbox/open-outbox.ts')).outboxOf },
  finish: {
    sendUnsent: async () => (await import('./chat/outbox/finish-unsent.ts')).finishUnsent,
  },
  slices: [unsentSlice],
  slots: { 'profile.actions': ProfileActions, 'profile.blocked': UnblockProfile },
});
