import { defineRemote, lazyPage } from 'shared-contracts/remote';
import { Interests } from './interests/interests.tsx';
import { ProfileActions } from './profile-actions/profile-actions.tsx';
import { UnblockProfile } from './profile-actions/unblock-profile.tsx';

/** What the shell sees of this remote. */
export const remote = defineRemote({
  name: 'mf-engagement',
  pages: {
    interests: Interests,
    chats: lazyPage(async () => (await import('./chat/chats.tsx')).Chats),
    chat: lazyPage(async () => (await import('./chat/chat.tsx')).Chat),
  },
  loadSendUnsent: async () => (await import('./chat/outbox/open-outbox.ts')).outboxOf,
  slots: { 'profile.actions': ProfileActions, 'profile.blocked': UnblockProfile },
});
