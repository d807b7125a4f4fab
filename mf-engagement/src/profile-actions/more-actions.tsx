import { useState } from 'react';
import { useSaveProfile } from 'shared-contracts/behaviour/save-profile/use-save-profile';
import type { Profile } from 'shared-contracts/calls/profiles';
import { personName } from 'shared-contracts/domain/person-name';
import { useTexts } from 'shared-contracts/host';
import { IconMenu, Menu, MenuItem } from 'shared-contracts/ui/core';
import { actionTexts, safetyTexts } from '../locales/en/engagement.ts';
import { ReportDialog } from '../people/report-dialog.tsx';
import { useBlock } from '../people/use-block.ts';
import './more-actions.css';

interface MoreActionsProps {
  readonly profile: Profile;
  /** Whether the reader has saved this profile, and as which bookmark if that is known. */
  readonly saved: boolean;
  readonly bookmarkId: string | null | undefined;
}

/** What one seldom needs, out of the way of the thumb: taking a saved profile off, block and report. */
export function MoreActions({ profile, saved, bookmarkId }: MoreActionsProps) {
  const t = useTexts(actionTexts);
  const safety = useTexts(safetyTexts);
  const person = { id: profile.id, name: personName(profile) };
  const { busy, ask } = useBlock('block', person);
  const bookmark = useSaveProfile({ ...profile, bookmark_id: bookmarkId });
  const [reporting, setReporting] = useState(false);
  return (
    <>
      <Menu
        className="en-more"
        label={safety('more.label', { name: person.name })}
        trigger={
          <span className="sp-button">
            <IconMenu />
            <span>{t('more.trigger')}</span>
          </span>
        }
      >
        {saved && (
          <MenuItem disabled={bookmark.busy} onSelect={() => void bookmark.unsave()}>
            {t('save.takeOff')}
          </MenuItem>
        )}
        <MenuItem danger disabled={busy} onSelect={ask}>
          {safety('block.label')}
        </MenuItem>
        <MenuItem danger onSelect={() => setReporting(true)}>
          {safety('report.label')}
        </MenuItem>
      </Menu>
      <ReportDialog
        key={person.id}
        person={person}
        open={reporting}
        onClose={() => setReporting(false)}
      />
    </>
  );
}
