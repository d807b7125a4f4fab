import { useChoice } from 'shared-contracts/behaviour/use-choice';
import { listConsents, saveConsent, type Consent } from 'shared-contracts/calls/account';
import { keyOf } from 'shared-contracts/calls/query';
import { CONSENT_VERSIONS, NEEDED_CONSENTS } from 'shared-contracts/domain/consents';
import { useHost, useTexts } from 'shared-contracts/host';
import { dayText } from 'shared-contracts/i18n/day-text';
import { Button, CheckboxField } from 'shared-contracts/ui/core';
import { settingsTexts } from '../../locales/en/account.ts';

/** One thing that is agreed to: a box where membership does without it, else only what stands. */
export function ConsentRow({ consent }: { consent: Consent }) {
  const t = useTexts(settingsTexts);
  const { send, locale } = useHost();
  const { purpose, given, version, decided_at } = consent;
  const current = CONSENT_VERSIONS[purpose];
  const { busy, chosen, choose } = useChoice(given === true, {
    act: (wanted: boolean) =>
      send(saveConsent, { body: { purpose, given: wanted, version: current } }),
    refresh: () => [keyOf(listConsents)],
    key: ['consent', purpose],
  });
  const day = (text: string) => dayText(text.slice(0, 10), locale);
  const isNeeded = NEEDED_CONSENTS.includes(purpose);
  const standing =
    decided_at === null
      ? t(isNeeded ? 'consents.none' : 'consents.never')
      : given === true
        ? t('consents.given', { day: day(decided_at), version: day(version ?? decided_at) })
        : t('consents.taken', { day: day(decided_at) });
  const name = t(`consents.${purpose}`);
  return (
    <li className="shell-rows__row">
      <div>
        {isNeeded ? (
          <p>
            <strong>{name}</strong>
          </p>
        ) : (
          <CheckboxField
            label={name}
            checked={chosen}
            onChange={({ target }) => choose(target.checked)}
          />
        )}
        {purpose === 'marketing' && <p className="shell-fine">{t('consents.marketingText')}</p>}
        <p className="shell-fine">{standing}</p>
      </div>
      {isNeeded && version !== current && (
        <Button
          size="small"
          loading={busy}
          aria-label={t('consents.agreeTo', { purpose: name })}
          onClick={() => choose(true)}
        >
          {t('consents.agree', { version: day(current) })}
        </Button>
      )}
    </li>
  );
}
