import { feetOf } from 'shared-contracts/domain/units';
import { useTexts } from 'shared-contracts/host';
import { type Elements, ScreenTitle } from 'shared-contracts/ui/core';
import { profileTexts } from '../locales/en/profile.ts';
import { isSaid } from '../people/tab-fields.ts';

interface ProfileHeadProps {
  readonly name: string;
  /** Years. */
  readonly age?: number | undefined;
  /** Centimetres; visitors do not get it. */
  readonly height?: number | null | undefined;
  readonly occupation?: string | null;
  readonly current_city?: string | null;
  /** The Gun Milan with the reader, as a ring. */
  readonly ring?: Elements;
  /** Seals or what stands in their place: one quiet line. */
  readonly children?: Elements;
}

/** Whose profile it is, in a line: all that a first screen has to say (look.md, 2026-11-22). */
export function ProfileHead(props: ProfileHeadProps) {
  const { name, age, height = null, occupation = null, current_city: city = null } = props;
  const t = useTexts(profileTexts);
  const line = [occupation, city].filter(isSaid);
  return (
    <header className="pf-head">
      <div className="pf-head__who">
        <div className="pf-head__name">
          <ScreenTitle>{name}</ScreenTitle>
          {age !== undefined && (
            <span className="pf-head__age">{t('glance.years', { count: age })}</span>
          )}
        </div>
        {(height !== null || line.length > 0) && (
          <p className="pf-head__line sp-facts">
            {height !== null && (
              <span>
                <span>{t('height.feet', { ...feetOf(height) })}</span>
                <span className="pf-head__cm">{` ${t('height.cm', { cm: height })}`}</span>{' '}
              </span>
            )}
            {line.map((one) => (
              <span key={one}>{`${one} `}</span>
            ))}
          </p>
        )}
      </div>
      {props.ring}
      {props.children}
    </header>
  );
}
