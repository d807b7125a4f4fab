import type { PersonCard } from 'shared-contracts/calls/engagement';
import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/routes';
import { Anchor, ScreenTitle } from 'shared-contracts/ui/core';
import { chatTexts } from '../chat-texts.ts';
import { PersonFace } from '../../people/person-face.tsx';
import { useIsTyping } from '../writing/use-typing.ts';
import { TalkBack } from './talk-back.tsx';
import { TalkMenu, type TalkMenuProps } from './talk-menu.tsx';

/** Props of the head of a conversation. */
export interface TalkHeadProps {
  readonly them: string;
  /** Null where nobody may know more than the messages. */
  readonly person: PersonCard | null;
  readonly name: string;
  readonly way: TalkMenuProps['way'];
}

/** Back to the list, who it is with (the way to the profile), whether they are typing, and what to do about them. */
export function TalkHead({ them, person, name, way }: TalkHeadProps) {
  const t = useTexts(chatTexts);
  const isTyping = useIsTyping(them);
  return (
    <header className="en-talk__head">
      <TalkBack />
      <PersonFace person={person} eager />
      <div className="en-talk__who">
        <ScreenTitle className="en-talk__name">
          {person === null ? (
            name
          ) : (
            <Anchor href={routes.profile.href({ userId: them })}>{name}</Anchor>
          )}
        </ScreenTitle>
        <p className="en-talk__typing" aria-hidden="true">
          {isTyping ? t('talk.typing') : ''}
        </p>
        <p className="sp-hidden" role="status">
          {isTyping ? t('talk.isTyping', { name }) : ''}
        </p>
      </div>
      <TalkMenu person={{ id: them, name }} way={way} />
    </header>
  );
}
