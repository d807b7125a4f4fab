import { useMedia } from 'shared-contracts/behaviour/use-media';
import type { Profile } from 'shared-contracts/calls/profiles';
import { PROFILE_TABS, type ProfileTab } from 'shared-contracts/domain/profile';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { useSearchParams } from 'shared-contracts/router';
import { FieldList, Tabs } from 'shared-contracts/ui/core';
import { profileTexts } from '../locales/en/profile.ts';
import { fieldsLeft, isLong } from '../people/tab-fields.ts';
import { usePrinting } from '../people/use-printing.ts';
import { fieldText } from './field-text.ts';
import { useFieldWords } from './use-field-words.ts';

/**
 * The five tabs with what the page does not say above them (section 3, look.md 'Profile'). The chosen one stands in `?tab=`, replaced and not pushed: Back leaves
 * the profile, and coming back finds the same tab. A phone has all five parts one below the other.
 */
export function ProfileTabs({ profile }: { profile: Profile }) {
  const t = useTexts(profileTexts);
  const phrase = useTexts(phrases);
  const [search, setSearch] = useSearchParams();
  const isPrinting = usePrinting();
  const isPhone = useMedia('(max-width: 899px)');
  const choose = (tab: string) => {
    const next = new URLSearchParams(search);
    if (tab === PROFILE_TABS[0]) next.delete('tab');
    else next.set('tab', tab);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  if (isPrinting) {
    return (
      <>
        {PROFILE_TABS.map((tab) => (
          <section key={tab} className="pf-part">
            <h2>{phrase(`profile.${tab}`)}</h2>
            <TabContent profile={profile} tab={tab} />
          </section>
        ))}
      </>
    );
  }
  return (
    <Tabs
      label={t('view.tabs', { name: profile.name })}
      selected={search.get('tab') ?? PROFILE_TABS[0]}
      onSelect={choose}
      together={isPhone}
      tabs={PROFILE_TABS.map((tab) => ({
        id: tab,
        label: phrase(`profile.${tab}`),
        content: <TabContent profile={profile} tab={tab} />,
      }))}
    />
  );
}

function TabContent({ profile, tab }: { profile: Profile; tab: ProfileTab }) {
  const t = useTexts(profileTexts);
  const phrase = useTexts(phrases);
  const words = useFieldWords();
  return (
    <FieldList
      missing={phrase('value.none')}
      fields={fieldsLeft(profile, tab).map((field) => {
        const text = fieldText(profile, field, words);
        const long = text !== null && isLong(field);
        return {
          label: t(`field.${field}`),
          value: long ? <span className="pf-long">{text}</span> : text,
        };
      })}
    />
  );
}
