import type { SlotProps } from 'shared-contracts/platform/slots';
import { ChatRequest } from './chat-request.tsx';
import { MoreActions } from './more-actions.tsx';
import { SaveProfile } from './save-profile.tsx';
import { SendInterest } from './send-interest.tsx';

/**
 * Fills `profile.actions`: what a member can do about another one (section 4, 'Profile action buttons'). On a match the
 * strongest button leads on to the conversation, and an interest that its reader never sent, or that was declined before, has
 * nothing left to ask.
 */
export function ProfileActions({ profile, flags }: SlotProps['profile.actions']) {
  const { i_am_interested: interested, interest_declined: declined = false } = flags;
  const { matched = false } = flags;
  return (
    <>
      <ChatRequest
        key={`chat ${profile.id}`}
        profile={profile}
        sent={flags.is_chat_requested}
        primary={matched}
      />
      <SaveProfile key={`save ${profile.id}`} profile={profile} saved={flags.is_bookmarked} />
      {(!matched || (interested && !declined)) && (
        <SendInterest
          key={`interest ${profile.id}`}
          profile={profile}
          sent={interested}
          received={flags.profile_interested}
          declined={declined}
        />
      )}
      <MoreActions
        key={`more ${profile.id}`}
        profile={profile}
        saved={flags.is_bookmarked}
        bookmarkId={flags.bookmark_id}
      />
    </>
  );
}
