import { useSelector } from 'react-redux';
import { getAccount } from 'shared-contracts/calls/auth';
import type { OwnCompletion, ScoreAspect } from 'shared-contracts/calls/completion';
import { useHost, useSession, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { selectLate } from 'shared-contracts/platform/store/late-state';
import { useQuery } from 'shared-contracts/query';
import { Badge, MenuGroup, MenuItem, MenuSeparator } from 'shared-contracts/ui/core';
import { DELETE_ACCOUNT_CODE } from '../host/text-codes.ts';
import { texts } from '../locales/en/shell.ts';
import { DeskPart } from './desk-part.tsx';
import { useOwnBiodata } from './use-own-biodata.ts';

const selectEdits = selectLate('unsavedEdits');

/**
 * The entries of the avatar menu: those of section 2 in their order, each with its state, then ours (one's own profile, who
 * viewed it, settings, the pages of the staff's desk) before Logout.
 */
export function AvatarMenuEntries({
  completion,
  isNear,
  onPassword,
}: {
  completion: OwnCompletion | undefined;
  /** The menu is about to open: what only its entries show is requested. */
  isNear: boolean;
  onPassword: () => void;
}) {
  const t = useTexts(texts);
  const p = useTexts(phrases);
  const { labelled, query } = useHost();
  const session = useSession();
  const unsaved = useSelector(selectEdits)?.fields ?? 0;
  const downloadBiodata = useOwnBiodata();
  // Without an answer the entry reads as where there is no password.
  const account = useQuery({ ...query(getAccount, {}), enabled: isNear }).data?.data;
  const state = (words: 'menu.verified' | 'menu.missing') => (
    <span className="shell-menu__state">{` ${t(words)}`}</span>
  );
  const proven = (one: keyof OwnCompletion['verification_added']) =>
    completion && state(completion.verification_added[one] ? 'menu.verified' : 'menu.missing');
  /** Says only what is missing. */
  const brought = (aspect: ScoreAspect) =>
    completion?.aspects?.find((one) => one.aspect === aspect)?.points === 0 &&
    state('menu.missing');
  return (
    <>
      <MenuGroup label={p('menu.profile')}>
        <MenuItem href={routes.info.href()}>
          <span>{p('menu.editProfile')}</span>
          <Badge count={unsaved} label={t('frame.unsavedEdits', { count: unsaved })} />
        </MenuItem>
        <MenuItem href={routes.uploadPics.href()}>
          <span>{p('menu.photos')}</span>
          {brought('photo')}
        </MenuItem>
        <MenuItem href={routes.uploadDoc.href()}>
          <span>{p('menu.verifyId')}</span>
          {proven('personal')}
        </MenuItem>
        <MenuItem href={routes.uploadJobDoc.href()}>
          <span>{p('menu.verifyJob')}</span>
          {proven('job')}
        </MenuItem>
        <MenuItem href={routes.uploadIncomeDoc.href()}>
          <span>{p('menu.verifyIncome')}</span>
          {proven('salary')}
        </MenuItem>
        <MenuItem href={routes.uploadIntro.href()}>
          <span>{p('menu.videoIntro')}</span>
          {brought('video_intro')}
        </MenuItem>
        <MenuItem href={routes.addContacts.href()}>
          <span>{p('menu.contacts')}</span>
          {brought('contacts')}
        </MenuItem>
        <MenuItem href={routes.deleteAccount.href()} danger>
          {labelled(DELETE_ACCOUNT_CODE, p('menu.deleteAccount'))}
        </MenuItem>
      </MenuGroup>
      <MenuItem href={routes.subscription.href()}>{p('menu.buyPlan')}</MenuItem>
      <MenuItem onSelect={downloadBiodata}>{p('menu.biodata')}</MenuItem>
      <MenuItem href={routes.terms.href()}>{p('menu.terms')}</MenuItem>
      <MenuItem onSelect={onPassword}>
        {p(account?.has_password === true ? 'password.change' : 'menu.setPassword')}
      </MenuItem>
      {session && (
        <MenuItem href={routes.profile.href({ userId: session.userId })}>
          {t('menu.ownProfile')}
        </MenuItem>
      )}
      <MenuItem href={routes.settingsPart.href({ part: 'viewers' })}>{t('menu.viewers')}</MenuItem>
      <MenuItem href={routes.settings.href()}>{t('frame.settings')}</MenuItem>
      {session?.isAdmin && <DeskPart part="DeskMenuItems" />}
      <MenuSeparator />
      <MenuItem href={routes.logout.href()}>{p('menu.logout')}</MenuItem>
    </>
  );
}
