import { useTexts } from 'shared-contracts/host';
import { IconCheck } from 'shared-contracts/ui/core';
import { preferenceTexts } from '../../locales/en/profile.ts';
import { aboutText, rowsMet, sharedFacts } from './in-common.ts';
import { useRowWords } from './preference-list.tsx';
import type { ProfileWithWishes } from './preference-rows.ts';

interface YouBothProps {
  /** The reader; null while that is on its way or did not come. */
  readonly me: ProfileWithWishes | null;
  readonly person: ProfileWithWishes;
  /** The reader's own profile did not come: nothing is said. */
  readonly failed: boolean;
}

/** What is so of both, and which preferences are met on either side; what differs is not shown here. */
export function YouBoth({ me, person, failed }: YouBothProps) {
  const t = useTexts(preferenceTexts);
  const words = useRowWords();
  if (failed) return null;
  if (me === null) {
    return (
      <div className="pf-both">
        <span className="sp-skeleton pf-arriving" aria-hidden="true" />
      </div>
    );
  }
  const matched = (whose: ProfileWithWishes, of: ProfileWithWishes) =>
    rowsMet(whose.partner_preferences, of, words).map((row) => aboutText(row, words));
  const groups = [
    { title: t('both.common'), facts: sharedFacts(me, person, words) },
    {
      title: t('both.theirs', { name: person.name }),
      facts: matched(person, me),
    },
    {
      title: t('both.mine', { name: person.name }),
      facts: matched(me, person),
    },
  ].filter(({ facts }) => facts.length > 0);
  if (groups.length === 0) return <p className="pf-both sp-muted">{t('both.nothing')}</p>;
  return (
    <dl className="pf-both">
      {groups.map(({ title, facts }) => (
        <Group key={title} title={title} facts={facts} />
      ))}
    </dl>
  );
}

function Group({ title, facts }: { title: string; facts: readonly string[] }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {facts.map((fact) => (
          <span key={fact} className="pf-both__fact">
            <IconCheck />
            <span>{fact}</span>
          </span>
        ))}
      </dd>
    </div>
  );
}
