import type { Interest } from 'shared-contracts/calls/engagement';
import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import {
  Button,
  ButtonLink,
  IconHeart,
  Menu,
  MenuItem,
  VisuallyHidden,
} from 'shared-contracts/ui/core';
import { texts } from '../locales/en/engagement.ts';
import { ThreeDots } from '../people/three-dots.tsx';
import { ACCEPTED, DECLINED } from './interest-changes.ts';
import { InterestChat } from './interest-chat.tsx';
import type { InterestType } from './interest-tab.ts';
import type { useInterestActions } from './use-interest-actions.ts';

interface InterestActionsProps {
  readonly interest: Interest;
  readonly type: InterestType;
  /** User id of the other person. */
  readonly them: string;
  /** The other person, for screen readers: many buttons say the same. */
  readonly name: string;
  readonly matched: boolean;
  readonly actions: ReturnType<typeof useInterestActions>;
}

/**
 * The next step comes first: chat where both agree, the answer to a received one, the profile of a sent one. Cancelling
 * a sent interest is in a menu; a declined one offers no chat, and the one who declined may think again.
 */
export function InterestActions({
  interest,
  type,
  them,
  name,
  matched,
  actions,
}: InterestActionsProps) {
  const { busy, remove, answer, reconsider } = actions;
  const t = useTexts(texts);
  const chat = (type === 'matched' || matched) && (
    <InterestChat interest={interest} them={them} name={name} />
  );
  if (type === 'sent') {
    return (
      <>
        {chat ||
          (!interest.declined && (
            <ButtonLink size="small" href={routes.profile.href({ userId: them })}>
              <span>{t('card.profile')}</span>{' '}
              <VisuallyHidden>{t('card.ofWhom', { name })}</VisuallyHidden>
            </ButtonLink>
          ))}
        <div className="en-card__more">
          <Menu label={t('card.more', { name })} trigger={<ThreeDots />}>
            <MenuItem danger onSelect={remove}>
              <span>{t(interest.declined ? 'card.hide' : 'card.remove')}</span>{' '}
              <VisuallyHidden>{t('card.whom', { name })}</VisuallyHidden>
            </MenuItem>
          </Menu>
        </div>
      </>
    );
  }
  if (chat) return chat;
  const whose = <VisuallyHidden>{t('card.whose', { name })}</VisuallyHidden>;
  if (interest.declined) {
    return (
      <Button size="small" variant="quiet" loading={busy} onClick={() => reconsider()}>
        <span>{t('card.change')}</span>{' '}
        <VisuallyHidden>{t('card.changeWhom', { name })}</VisuallyHidden>
      </Button>
    );
  }
  return (
    <>
      <Button
        size="small"
        variant="primary"
        icon={<IconHeart />}
        loading={busy}
        onClick={() => answer(ACCEPTED)}
      >
        <span>{t('card.accept')}</span> {whose}
      </Button>
      <Button size="small" variant="quiet" onClick={() => answer(DECLINED)}>
        <span>{t('card.decline')}</span> {whose}
      </Button>
    </>
  );
}
