import type { ExportStatus } from 'shared-contracts/calls/account';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useHost, useTexts } from 'shared-contracts/host';
import { INTL_LOCALES } from 'shared-contracts/i18n/i18n';
import { Banner, Button, Progress } from 'shared-contracts/ui/core';
import { settingsTexts } from '../../locales/en/account.ts';
import { useTimeText } from '../settings/time-text.ts';

interface Props {
  readonly status: ExportStatus;
  readonly save: { mutate: () => void; isPending: boolean; error: unknown };
}

/** How far the copy is, in words that are read out as they change. */
export function ExportState({ status, save }: Props) {
  const t = useTexts(settingsTexts);
  const timeText = useTimeText();
  const { locale } = useHost();
  const { state, percent, bytes, expires_at, next_at } = status;
  const next = next_at !== null && state !== 'making' && (
    <p className="shell-fine">{t('export.next', { time: timeText(next_at) })}</p>
  );
  if (state === 'failed')
    return (
      <Banner kind="warning" role="status">
        {t('export.failed')}
      </Banner>
    );
  if (state === 'making')
    return (
      <div role="status">
        <Progress value={percent} label={t('export.making', { percent })} showLabel />
        <p className="shell-fine">{t('export.makingText')}</p>
      </div>
    );
  if (state === 'none') return next || null;
  const size = sizeText(bytes ?? 0, INTL_LOCALES[locale]);
  return (
    <div role="status" className="shell-form">
      <div>
        <p>
          <strong>{t('export.ready', { size })}</strong>
        </p>
        {expires_at !== null && (
          <p className="shell-fine">{t('export.until', { time: timeText(expires_at) })}</p>
        )}
        {next}
      </div>
      <ErrorBanner error={save.error} />
      <div className="shell-ways">
        <Button variant="primary" loading={save.isPending} onClick={() => save.mutate()}>
          {t('export.save')}
        </Button>
      </div>
    </div>
  );
}

function sizeText(bytes: number, locale: string): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1e6, 'megabyte'];
  const digits = value < 10 ? 1 : 0;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: digits,
  }).format(value);
}
