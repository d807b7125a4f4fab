import { useTexts } from 'shared-contracts/host';
import { THEMES } from '../../device/device-choices.ts';
import { settingsTexts } from '../../locales/en/account.ts';
import { RadioChoice } from './radio-choice.tsx';
import { Section } from './section.tsx';
import { useDeviceChoices } from './use-device-choices.ts';

/** Light, dark, or as the device; shown at once. */
export function AppearanceSection() {
  const t = useTexts(settingsTexts);
  const { theme, choose } = useDeviceChoices();
  return (
    <Section title={t('appearance.title')}>
      <RadioChoice
        name="theme"
        legend={t('appearance.title')}
        value={theme}
        choices={THEMES.map((value) => ({ value, label: t(`appearance.${value}`) }))}
        onChoose={(value) => choose({ theme: value })}
      />
    </Section>
  );
}
