import { useSelector } from 'react-redux';
import { PLANS, type PlanCode } from 'shared-contracts/domain/plan';
import { useHost, useSession, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { selectLate } from 'shared-contracts/platform/store/late-state';
import {
  type Elements,
  Avatar,
  Badge,
  Menu,
  MenuGroup,
  MenuItem,
  MenuSeparator,
} from 'shared-contracts/ui/core';
import { DELETE_ACCOUNT_CODE } from '../host/text-codes.ts';
import { texts } from '../locales/en/shell.ts';
import { usePasswordDialog } from '../password/use-password-dialog.tsx';
import { DeskPart } from './desk-part.tsx';
import { useOwnBiodata } from './use-own-biodata.ts';

const selectEdits = selectLate('unsavedEdits');

/** Parts of /settings that are asked for most, by the fragment of their address. */
const WAYS = ['viewers', 'contact-viewers', 'blocked', 'pause'] as const;

const planOf = (code: PlanCode | undefined) => PLANS.find((plan) => plan.code === code)?.name;

/**
 * The avatar menu: who one is, the entries of section 2 in their order, then ours (people and settings, the pages of the
 * staff's desk) before Logout.
 */
export function AvatarMenu({ name, seals }: { name: string; seals?: Elements }) {
  const t = useTexts(texts);
  const p = useTexts(phrases);
  const { labelled } = useHost();
  const session = useSession();
  const unsaved = useSelector(selectEdits)?.fields ?? 0;
  const downloadBiodata = useOwnBiodata();
  const password = usePasswordDialog();
  return (
    <>
      <Menu
        label={t('frame.account', { name })}
        trigger={<Avatar name={name} src={session?.userPic} />}
      >
        <li className="shell-menu__who">
          <strong>{name}</strong>
          <span>{planOf(session?.myplan)}</span>
          {seals}
        </li>
        <MenuGroup label={p('menu.profile')}>
          <MenuItem href={routes.info.href()}>
            <span>{p('menu.editProfile')}</span>
            <Badge count={unsaved} label={t('frame.unsavedEdits', { count: unsaved })} />
          </MenuItem>
          <MenuItem href={routes.uploadPics.href()}>{p('menu.photos')}</MenuItem>
          <MenuItem href={routes.uploadDoc.href()}>{p('menu.verifyId')}</MenuItem>
          <MenuItem href={routes.uploadJobDoc.href()}>{p('menu.verifyJob')}</MenuItem>
          <MenuItem href={routes.uploadIncomeDoc.href()}>{p('menu.verifyIncome')}</MenuItem>
          <MenuItem href={routes.uploadIntro.href()}>{p('menu.videoIntro')}</MenuItem>
          <MenuItem href={routes.addContacts.href()}>{p('menu.contacts')}</MenuItem>
          <MenuItem href={routes.deleteAccount.href()} danger>
            {labelled(DELETE_ACCOUNT_CODE, p('menu.deleteAccount'))}
          </MenuItem>
        </MenuGroup>
        <MenuItem href={routes.subscription.href()}>{p('menu.buyPlan')}</MenuItem>
        <MenuItem onSelect={downloadBiodata}>{p('menu.biodata')}</MenuItem>
        <MenuItem href={routes.terms.href()}>{p('menu.terms')}</MenuItem>
        <MenuItem onSelect={password.ask}>{p('menu.setPassword')}</MenuItem>
        <li>
          <ul className="shell-menu__ways">
            {WAYS.map((way) => (
              <MenuItem key={way} href={`${routes.settings.href()}#${way}`}>
                {t(`menu.${way}`)}
              </MenuItem>
            ))}
          </ul>
        </li>
        <MenuItem href={routes.settings.href()}>{t('frame.settings')}</MenuItem>
        {session?.isAdmin && <DeskPart part="DeskMenuItems" />}
        <MenuSeparator />
        <MenuItem href={routes.logout.href()}>{p('menu.logout')}</MenuItem>
      </Menu>
      {password.dialog}
    </>
  );
}
