import { useState } from 'react';
import { isCallFailed } from 'shared-contracts/calls/client';
import { sendInterest } from 'shared-contracts/calls/engagement';
import { getProfile, type Profile } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import type { CallReply } from 'shared-contracts/calls/call';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQueryClient } from 'shared-contracts/query';
import { routes } from 'shared-contracts/routes';
import { Button, ButtonLink, IconHeart, IconHeartFilled } from 'shared-contracts/ui/core';
import { personName } from '../people/person-name.ts';
import { refreshInterests } from '../people/refresh-interests.ts';
import { actionTexts } from './action-texts.ts';
import { failureNotice } from './failure-notice.ts';

/** Already sent: the wish is fulfilled (section 8, 'Interest'). */
const ALREADY_SENT = 424;

/** Send Interest, and once it is sent the way to the list where its answer comes. */
export function SendInterest({ profile, sent }: { profile: Profile; sent: boolean }) {
  const t = useTexts(actionTexts);
  const { send, confirm, notify } = useHost();
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [justSent, setJustSent] = useState(false);
  const { id } = profile;

  const markSent = async () => {
    setJustSent(true);
    cache.setQueryData<CallReply<typeof getProfile>>(
      keyOf(getProfile, { params: { id } }),
      (known) => known && { ...known, i_am_interested: true },
    );
    await refreshInterests(cache, id);
  };

  const ask = async () => {
    const title = t('interest.question', { name: personName(profile) });
    if (!(await confirm({ title, text: t('interest.text', { name: profile.name }) }))) return;
    setBusy(true);
    try {
      await send(sendInterest, { body: { to: id } });
      notify('interest.sent');
      await markSent();
    } catch (error) {
      const notice = failureNotice(error);
      if (notice !== null) notify(notice);
      if (isCallFailed(error) && error.status === ALREADY_SENT) await markSent();
    } finally {
      setBusy(false);
    }
  };

  if (!sent) {
    return (
      <Button variant="primary" icon={<IconHeart />} loading={busy} onClick={() => void ask()}>
        {t('interest.send')}
      </Button>
    );
  }
  return (
    <ButtonLink
      ref={justSent ? takeFocus : undefined}
      variant="quiet"
      icon={<IconHeartFilled />}
      href={routes.interests.href()}
    >
      {t('interest.isSent')}
    </ButtonLink>
  );
}

/** The link stands where the pressed button was, so the keyboard goes on from there. */
function takeFocus(link: HTMLElement | null): void {
  link?.focus({ preventScroll: true });
}
