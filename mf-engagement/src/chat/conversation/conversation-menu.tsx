import { useState } from 'react';
import { useTexts } from 'shared-contracts/host';
import { Menu, MenuItem } from 'shared-contracts/ui/core';
import { ReportDialog } from '../../people/report-dialog.tsx';
import { safetyTexts } from '../../people/safety-texts.ts';
import { useBlock } from '../../people/use-block.ts';

/** Props of what can be done about the other one of a conversation. */
export interface ConversationMenuProps {
  readonly person: { readonly id: string; readonly name: string };
  /** Which of the two is to be done; null where neither is, after a block of theirs for example. */
  readonly way: 'block' | 'unblock' | null;
}

/** Block or unblock, and report, in the head of the conversation where members look for it. */
export function ConversationMenu({ person, way }: ConversationMenuProps) {
  const t = useTexts(safetyTexts);
  const { busy, ask } = useBlock(way ?? 'block', person);
  const [reporting, setReporting] = useState(false);
  return (
    <>
      <Menu
        className="en-talk__more"
        label={t('more.label', { name: person.name })}
        trigger={<ThreeDots />}
      >
        {way !== null && (
          <MenuItem danger={way === 'block'} disabled={busy} onSelect={ask}>
            {t(`${way}.label`)}
          </MenuItem>
        )}
        <MenuItem danger onSelect={() => setReporting(true)}>
          {t('report.label')}
        </MenuItem>
      </Menu>
      <ReportDialog person={person} open={reporting} onClose={() => setReporting(false)} />
    </>
  );
}

function ThreeDots() {
  return (
    <svg className="sp-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <g fill="currentColor" stroke="none">
        <circle cx="12" cy="5.5" r="1.8" />
        <circle cx="12" cy="12" r="1.8" />
        <circle cx="12" cy="18.5" r="1.8" />
      </g>
    </svg>
  );
}
