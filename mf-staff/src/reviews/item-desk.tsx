import { useState } from 'react';
import { useTexts } from 'shared-contracts/host';
import { CheckboxField } from 'shared-contracts/ui/core';
import { reviewTexts } from '../locales/en/reviews.ts';
import { DecisionPanel, type Refusing } from './decision-panel.tsx';
import { KeyList } from './key-list.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { reasonsFor } from './reasons.ts';
import { useReviewKeys, type ReviewCommand } from './review-keys.ts';
import { Sheets } from './sheets.tsx';
import type { Claim } from './use-claim.ts';
import type { Chosen, Decision } from './use-decisions.ts';
import { useLooks } from './use-looks.ts';
import { useSheets, type Sheet } from './use-sheets.ts';

export interface ItemDeskProps {
  readonly claim: Claim;
  readonly refusing: Refusing;
  readonly onRefusing: (refusing: Refusing) => void;
  readonly onChoose: (chosen: Chosen) => void;
  readonly onLost: () => void;
  readonly onGone: (error: unknown) => void;
  /** Keys that are about the desk and not about what is in hand; false for others. */
  readonly onCommand: (command: ReviewCommand) => boolean;
}

/** Pages, facts and decision; unmounted with the claim, so that no picture stays. */
export function ItemDesk(props: ItemDeskProps) {
  const { claim, refusing, onRefusing, onChoose, onCommand } = props;
  const text = useTexts(reviewTexts);
  const { sheets, beside, open, hide } = useSheets(claim, {
    lost: props.onLost,
    gone: props.onGone,
  });
  const looks = useLooks();
  const [current, setCurrent] = useState(0);
  const [isSideBySide, setIsSideBySide] = useState(true);
  const [hasKeys, setHasKeys] = useState(true);
  const [isTooEarly, setIsTooEarly] = useState(false);
  const isNumbered = claim.doc?.kind === 'aadhar';
  const canApprove = sheets.length > 0 && sheets.every(({ wasOpened }) => wasOpened);
  const sheet = sheets[current];

  const decide = (decision: Decision) => onChoose({ claim: asSeen(claim, sheets), decision });
  const approve = () => (canApprove ? decide({ approve: true }) : setIsTooEarly(true));
  const go = (to: number) => setCurrent(Math.min(sheets.length - 1, Math.max(0, to)));
  const openNext = () => {
    const closed = (one: Sheet) => one.url === null && !one.isOpening;
    const at = sheets.findIndex((one) => closed(one) && !one.wasOpened);
    const place = at === -1 ? sheets.findIndex(closed) : at;
    const next = sheets[place];
    if (next === undefined) return;
    go(place);
    open(next, false);
  };

  const acts: Partial<Record<Exclude<ReviewCommand, object>, () => void>> = {
    approve,
    refuse: () => onRefusing(refusing ?? { words: '' }),
    open: openNext,
    uncover: () => sheet !== undefined && sheet.url !== null && isNumbered && open(sheet, true),
    hide: () => sheets.filter(({ url }) => url !== null).forEach(hide),
    zoomIn: () => sheet && looks.zoomIn(sheet.id),
    zoomOut: () => sheet && looks.zoomOut(sheet.id),
    fit: () => sheet && looks.fit(sheet.id),
    turn: () => sheet && looks.turnRight(sheet.id),
    previousPage: () => go(current - 1),
    nextPage: () => go(current + 1),
    sideBySide: () => setIsSideBySide(!isSideBySide),
  };
  useReviewKeys(hasKeys, (command) => {
    if (typeof command === 'object') {
      const key = refusing === null ? undefined : reasonsFor(claim.doc)[command.reason - 1];
      if (key !== undefined) decide({ approve: false, reason: text(key) });
      return key !== undefined;
    }
    const act = acts[command];
    act?.();
    return act !== undefined || onCommand(command);
  });

  return (
    <div className="st-item__columns">
      <div className="st-item__pages">
        <Sheets
          sheets={sheets}
          beside={beside}
          current={current}
          isSideBySide={isSideBySide}
          looks={looks}
          isNumbered={isNumbered}
          isPhoto={claim.doc === null}
          undrawn={claim.doc?.undrawn ?? 0}
          onOpen={(one, uncovered) => {
            setCurrent(sheets.indexOf(one));
            open(one, uncovered);
          }}
          onHide={hide}
        />
      </div>
      <div className="st-item__side">
        <ProfileFacts claim={claim} />
        <DecisionPanel
          claim={claim}
          canApprove={canApprove}
          isTooEarly={isTooEarly}
          refusing={refusing}
          onRefusing={onRefusing}
          onDecide={decide}
          onApprove={approve}
        />
        <CheckboxField
          label={text('keys.on')}
          checked={hasKeys}
          onChange={({ target }) => setHasKeys(target.checked)}
        />
        {hasKeys && <KeyList />}
      </div>
    </div>
  );
}

/** What was opened here is opened, should the decision be taken back. */
function asSeen(claim: Claim, sheets: readonly Sheet[]): Claim {
  const wasOpened = (id: string) => sheets.some((one) => one.id === id && one.wasOpened);
  const { doc, pic, entry } = claim;
  return {
    ...claim,
    doc: doc && { ...doc, pages: doc.pages.map((one) => ({ ...one, opened: wasOpened(one.id) })) },
    pic: pic && { ...pic, opened: wasOpened(entry.id) },
  };
}
