import { useAction } from 'shared-contracts/behaviour/use-action';
import { endSession, listSessions, type OpenSession } from 'shared-contracts/calls/account';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost, useTexts } from 'shared-contracts/host';
import { Button, Tag } from 'shared-contracts/ui/core';
import { settingsTexts } from '../../locales/en/account.ts';
import { useTimeText } from './time-text.ts';

/** One place where the member is signed in, with the way to end it there. */
export function DeviceRow({ session }: { session: OpenSession }) {
  const t = useTexts(settingsTexts);
  const timeText = useTimeText();
  const { send, confirm, notify } = useHost();
  const { id, device, current, last_seen_at } = session;
  const parts = [device?.browser, device?.system].filter((part) => part !== null && part);
  const name =
    device?.browser && device.system
      ? t('devices.name', { browser: device.browser, system: device.system })
      : (parts[0] ?? t('devices.unknown'));
  const time = timeText(last_seen_at);
  const { busy, run } = useAction({
    act: () => send(endSession, { params: { id } }),
    onDone: () => notify('session.ended'),
    refresh: () => [keyOf(listSessions)],
    key: ['end-session', id],
  });
  const ask = async () => {
    const text = t('devices.endText', { device: name });
    if (await confirm({ title: t('devices.endTitle'), text, danger: true })) await run();
  };
  return (
    <li className="shell-rows__row">
      <div>
        <p>
          <strong>{name}</strong> {current && <Tag tone="success">{t('devices.this')}</Tag>}
        </p>
        <p className="shell-fine">
          {device?.kind && <span>{`${t(`devices.${device.kind}`)} · `}</span>}
          <span>{t('devices.seen', { time })}</span>
        </p>
      </div>
      {!current && (
        <Button
          size="small"
          loading={busy}
          aria-label={t('devices.endOf', { device: name, time })}
          onClick={() => void ask()}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
}
