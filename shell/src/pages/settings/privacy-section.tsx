import { useHost, useTexts } from 'shared-contracts/host';
import { CheckboxField } from 'shared-contracts/ui/core';
import { refusesCounting } from '../../analytics/refuses-counting.ts';
import { settingsTexts } from '../../locales/en/account.ts';
import { Section } from './section.tsx';
import { useDeviceChoices } from './use-device-choices.ts';

/** Whether page views of this device are counted; a wish of the browser or of the site stands above it. */
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
