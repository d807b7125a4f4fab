import { useState } from 'react';
import type { DocType } from 'shared-contracts/calls/verification';
import { personName } from 'shared-contracts/domain/person-name';
import { ageOn, groupIndian } from 'shared-contracts/domain/units';
import { useTexts } from 'shared-contracts/host';
import { dayText } from 'shared-contracts/i18n/day-text';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { CheckboxField } from 'shared-contracts/ui/core';
import { reviewTexts } from '../locales/en/reviews.ts';
import { Fact, Facts } from '../states/facts.tsx';
import { useDeskKeys, type KeyActions } from '../use-desk-keys.ts';
import { DecisionPanel, type Refusing, type TooEarly } from './decision-panel.tsx';
import { reasonsFor } from './reasons.ts';
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
  readonly onSkip: () => void;
  readonly onQueue: () => void;
  readonly onUndo: () => void;
}

/** Pages, facts and decision; unmounted with the claim, so that no picture stays. */
export function ItemDesk(props: ItemDeskProps) {
  const { claim, refusing, onRefusing, onChoose } = props;
  const text = useTexts(reviewTexts);
  const { sheets, beside, open, hide } = useSheets(claim, {
    lost: props.onLost,
    gone: props.onGone,
  });
  const looks = useLooks();
  const [current, setCurrent] = useState(0);
  const [isSideBySide, setIsSideBySide] = useState(true);
  const [hasKeys, setHasKeys] = useState(true);
  const [tooEarly, setTooEarly] = useState<TooEarly>(null);
  const isNumbered = claim.doc?.kind === 'aadhar';
  const canApprove = sheets.length > 0 && sheets.every(({ wasOpened }) => wasOpened);
  const first = sheets[0];
  // What cannot be opened is refused all the same.
  const canRefuse = first === undefined || first.wasOpened || first.hasFailed;
  const sheet = sheets[current];

  const decide = (decision: Decision) => onChoose({ claim: asSeen(claim, sheets), decision });
  const approve = () => (canApprove ? decide({ approve: true }) : setTooEarly('approve'));
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

  const zoomIn = () => sheet && looks.zoomIn(sheet.id);
  const reasons = refusing === null ? [] : reasonsFor(claim.doc);
  const keys: KeyActions = {
    a: approve,
    r: () => (canRefuse ? onRefusing(refusing ?? { words: '' }) : setTooEarly('refuse')),
    o: openNext,
    u: () => sheet !== undefined && sheet.url !== null && isNumbered && open(sheet, true),
    h: () => sheets.filter(({ url }) => url !== null).forEach(hide),
    '+': zoomIn,
    '=': zoomIn,
    '-': () => sheet && looks.zoomOut(sheet.id),
    '0': () => sheet && looks.fit(sheet.id),
    t: () => sheet && looks.turnRight(sheet.id),
    '[': () => go(current - 1),
    ']': () => go(current + 1),
    b: () => setIsSideBySide(!isSideBySide),
    n: props.onSkip,
    z: props.onUndo,
    q: props.onQueue,
    ...Object.fromEntries(
      reasons.map((key, at) => [at + 1, () => decide({ approve: false, reason: text(key) })]),
    ),
  };
  useDeskKeys(hasKeys ? keys : {});

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
          canRefuse={canRefuse}
          tooEarly={tooEarly}
          refusing={refusing}
          onRefusing={(next) =>
            next === null || canRefuse ? onRefusing(next) : setTooEarly('refuse')
          }
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

const KEYS = [
  ['O', 'keys.open'],
  ['A', 'keys.approve'],
  ['R 1–9', 'keys.refuse'],
  ['Z', 'keys.undo'],
  ['N', 'keys.skip'],
  ['U', 'keys.uncover'],
  ['H', 'keys.hide'],
  ['+ − 0', 'keys.zoom'],
  ['T', 'keys.turn'],
  ['[ ]', 'keys.pages'],
  ['B', 'keys.beside'],
  ['Q', 'keys.queue'],
] as const;

/** Which keys the desk knows, so that they are found. */
function KeyList() {
  const text = useTexts(reviewTexts);
  return (
    <ul className="st-hints" aria-label={text('keys.label')}>
      {KEYS.map(([key, what]) => (
        <li key={key}>
          <kbd>{key}</kbd> <span>{text(what)}</span>
        </li>
      ))}
    </ul>
  );
}

type Fact = 'name' | 'born' | 'gender' | 'city' | 'work' | 'occupation' | 'income' | 'property';

/** What each paper is compared with, beside name and date of birth. */
const BESIDE: Readonly<Record<DocType | 'photo', readonly Fact[]>> = {
  GovID: ['gender', 'city'],
  JobID: ['work', 'occupation'],
  SalaryID: ['work', 'occupation', 'income'],
  PropertyID: ['city', 'property'],
  photo: ['gender', 'city'],
};

/** What the owner says of himself, to be compared with what is in hand. */
function ProfileFacts({ claim }: { claim: Claim }) {
  const text = useTexts(reviewTexts);
  const phrase = useTexts(phrases);
  const facts: readonly Fact[] = ['name', 'born', ...BESIDE[claim.doc?.docType ?? 'photo']];
  return (
    <section aria-label={text('doc.profile')}>
      <h3 className="st-sheet__name">{text('doc.profile')}</h3>
      <Facts isNarrow>
        {facts.map((fact) => (
          <Fact key={fact} label={text(`doc.${fact}`)}>
            {factOf(claim.profile, fact) || phrase('value.none')}
          </Fact>
        ))}
      </Facts>
    </section>
  );
}

function factOf(profile: Claim['profile'], fact: Fact): string | null {
  const { birthdate } = profile;
  if (fact === 'name') return personName(profile);
  if (fact === 'born') return `${dayText(birthdate)} (${ageOn(birthdate, new Date())})`;
  if (fact === 'gender') return profile.gender;
  if (fact === 'city') return profile.current_city;
  if (!('annual_income' in profile)) return null;
  if (fact === 'property') return profile.property_details;
  if (fact !== 'income') return profile[fact];
  const { annual_income: income } = profile;
  return income === null ? null : `₹${groupIndian(income)}`;
}
