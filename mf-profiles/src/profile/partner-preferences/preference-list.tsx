import type { PartnerPreferences } from 'shared-contracts/calls/partner-preferences';
import type { Profile } from 'shared-contracts/calls/profiles';
import { PROFILE_TABS } from 'shared-contracts/domain/profile';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { Anchor, IconCheck } from 'shared-contracts/ui/core';
import { preferenceTexts } from '../../locales/en/profile.ts';
import { listWords } from '../../people/list-words.ts';
import { TAB_FIELDS } from '../../people/tab-fields.ts';
import { useFieldWords } from '../use-field-words.ts';
import { factText, isMet, wishRows, type RowWords, type WishField } from './preference-rows.ts';

/** Who is set against the wishes: null while that is on its way or did not come; `own` when it is the reader. */
export interface WishSide {
  readonly person: Profile | null;
  readonly own: boolean;
}

interface PreferenceListProps {
  readonly wishes: PartnerPreferences;
  /** Whose each column is: 'Hopes for', 'You'; no sentence with the value, which may be a number, a town or N/A. */
  readonly wanted: string;
  readonly are: string;
  /** Absent on the own profile: there is no comparison. */
  readonly beside?: WishSide;
}

/** Each preference with the fact beside it. Only what meets it is marked: it is no verdict. */
export function PreferenceList({ wishes, wanted, are, beside }: PreferenceListProps) {
  const words = useRowWords();
  return (
    <dl className="pf-wishes">
      {wishRows(wishes, words).map((row) => (
        <div key={row.field} className="pf-wish">
          <dt>{row.label}</dt>
          <dd>
            <span className="pf-wish__who">{wanted}</span>
            <span>{row.wanted}</span>
          </dd>
          {beside && (
            <dd>
              <span className="pf-wish__who">{are}</span>
              <Fact field={row.field} wishes={wishes} beside={beside} words={words} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

interface FactProps {
  readonly field: WishField;
  readonly wishes: PartnerPreferences;
  readonly beside: WishSide;
  readonly words: RowWords;
}

function Fact({ field, wishes, beside: { person, own }, words }: FactProps) {
  const phrase = useTexts(phrases);
  if (person === null) return <span className="sp-skeleton pf-arriving" aria-hidden="true" />;
  const text = factText(person, field, words);
  if (text === null) {
    return own ? (
      <Anchor className="pf-wish__missing" href={editHref(field)}>
        {words.w('wishes.fillIn')}
      </Anchor>
    ) : (
      <span className="sp-muted">{phrase('value.none')}</span>
    );
  }
  return (
    <>
      <span>{text}</span>
      {isMet(wishes, field, person) === true && (
        <span className="pf-wish__fits">
          <IconCheck />
          <span>{words.w('wishes.asAsked')}</span>
        </span>
      )}
    </>
  );
}

/** The step of /info where a field is filled in. */
function editHref(field: WishField): string {
  const step = PROFILE_TABS.findIndex((tab) =>
    (TAB_FIELDS[tab] as readonly string[]).includes(field),
  );
  return routes.info.href({ go: String(Math.max(0, step)) });
}

/** The words of rows in the page's language. */
export function useRowWords(): RowWords {
  const words = useFieldWords();
  const w = useTexts(preferenceTexts);
  return { ...words, w, either: (values) => listWords(values, words.locale, 'disjunction') };
}
