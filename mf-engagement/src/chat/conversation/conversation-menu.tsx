import { useState } from 'react';
import { useTexts } from 'shared-contracts/host';
import { Menu, MenuGroup, MenuItem, MenuSeparator } from 'shared-contracts/ui/core';
import { chatTexts } from '../../locales/en/chat.ts';
import { safetyTexts } from '../../locales/en/engagement.ts';
import { ReportDialog } from '../../people/report-dialog.tsx';
import { ThreeDots } from '../../people/three-dots.tsx';
import { useBlock } from '../../people/use-block.ts';
import { SiteMenuItems } from '../site-links.tsx';

export interface ConversationMenuProps {
  readonly person: { readonly id: string; readonly name: string };
  /** The way to the profile; null where there is none to see. */
  readonly profileHref: string | null;
  /** Which of the two is to be done; null where neither is, after a block of theirs for example. */
  readonly way: 'block' | 'unblock' | null;
}

/** The profile, block or unblock, report, and what the foot of other pages has, in the head of the conversation where members look for it. */
export function ConversationMenu({ person, profileHref, way }: ConversationMenuProps) {
  const t = useTexts(safetyTexts);
  const chat = useTexts(chatTexts);
  const { busy, ask } = useBlock(way ?? 'block', person);
  const [reporting, setReporting] = useState(false);
  return (
    <>
      <Menu
        className="en-talk__more"
        label={t('more.label', { name: person.name })}
        trigger={<ThreeDots />}
      >
        {profileHref !== null && (
          <MenuItem href={profileHref}>{chat('conversation.viewProfile')}</MenuItem>
        )}
        {way !== null && (
          <MenuItem danger={way === 'block'} disabled={busy} onSelect={ask}>
            {t(`${way}.label`)}
          </MenuItem>
        )}
        <MenuItem danger onSelect={() => setReporting(true)}>
          {t('report.label')}
        </MenuItem>
        <MenuSeparator />
        <MenuGroup label={chat('site.label')}>
          <SiteMenuItems />
        </MenuGroup>
      </Menu>
      <ReportDialog person={person} open={reporting} onClose={() => setReporting(false)} />
    </>
  );
}
