import { useSyncExternalStore } from 'react';
import { useHost, useTexts } from 'shared-contracts/host';
import { CheckboxField } from 'shared-contracts/ui/core';
import { refusesCounting } from '../../analytics/refuses-counting.ts';
import { useAppServices } from '../../app-services-context.tsx';
import { THEMES, type Choices } from '../../device/device-choices.ts';
import { settingsTexts } from '../../locales/en/account.ts';
import { RadioChoice } from './radio-choice.tsx';
import { Section } from './section.tsx';

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

/** Whether page views of this device are counted; a setting of the browser or the site overrides it. */
export function PrivacySection() {
  const t = useTexts(settingsTexts);
  const { counted, choose } = useDeviceChoices();
  const off = useHost().config.analyticsSink === 'none';
  const refused = refusesCounting(navigator);
  return (
    <Section title={t('privacy.title')}>
      {off ? (
        <p>{t('privacy.off')}</p>
      ) : refused ? (
        <p>{t('privacy.refused')}</p>
      ) : (
        <div>
          <CheckboxField
            label={t('privacy.count')}
            checked={counted}
            onChange={(event) => choose({ counted: event.target.checked })}
          />
          <p className="shell-fine">{t('privacy.text')}</p>
        </div>
      )}
    </Section>
  );
}

/** Settings of this device, and how to change them. */
export function useDeviceChoices(): Choices & { choose: (change: Partial<Choices>) => void } {
  const { subscribe, current, choose } = useAppServices().device;
  return { ...useSyncExternalStore(subscribe, current, current), choose };
}
