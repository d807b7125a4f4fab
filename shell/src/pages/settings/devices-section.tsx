import { useState } from 'react';
import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { useAction } from 'shared-contracts/behaviour/use-action';
import { listSessions, endSession, type OpenSession } from 'shared-contracts/calls/account';
import { signOutEverywhere } from 'shared-contracts/calls/auth';
import { keyOf } from 'shared-contracts/calls/query';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery, useMutation } from 'shared-contracts/query';
import { Button, SkeletonText, Tag } from 'shared-contracts/ui/core';
import { useAppServices } from '../../app-services-context.tsx';
import { settingsTexts } from '../../locales/en/account.ts';
import { texts } from '../../locales/en/shell.ts';
import { EVERYWHERE } from '../../session/sign-out.ts';
import { Section } from './section.tsx';
import { useTimeText } from './time-text.ts';

/** Devices that are shown at once, this one among them: as many have room before it is known how many there are. */
const FIRST = 2;

/** Where the member is signed in, and the ways to end that. */
export function DevicesSection() {
  const t = useTexts(settingsTexts);
  const { query } = useHost();
  const everywhere = useSignOutEverywhere();
  const sessions = useQuery(query(listSessions, {}));
  const [isWhole, setWhole] = useState(false);
  const all = sessions.data?.data ?? [];
  const shown = isWhole ? all : all.toSorted((a, b) => +b.current - +a.current).slice(0, FIRST);
  return (
    <Section title={t('devices.title')}>
      {sessions.isPending && (
        <div className="shell-devices">
          <SkeletonText lines={3} />
        </div>
      )}
      {sessions.isError && !sessions.data && (
        <LoadFailed
          plain
          title={t('devices.failed')}
          error={sessions.error}
          retrying={sessions.isFetching}
          onRetry={() => void sessions.refetch()}
        />
      )}
      {sessions.data && (
        <ul className="shell-rows shell-devices">
          {shown.map((one) => (
            <DeviceRow key={one.id} session={one} />
          ))}
          {all.length === 1 && <li className="shell-rows__row shell-fine">{t('devices.only')}</li>}
        </ul>
      )}
      <ErrorBanner error={everywhere.error} />
      <div className="shell-ways">
        <Button loading={everywhere.isPending} onClick={everywhere.ask}>
          {t('devices.everywhere')}
        </Button>
        {all.length > FIRST && (
          <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t('devices.all', { count: all.length })}
          </Button>
        )}
      </div>
    </Section>
  );
}

/** One place where the member is signed in, with the way to end it there. */
function DeviceRow({ session }: { session: OpenSession }) {
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

/** Ends every session of the member after a question, this one too. */
function useSignOutEverywhere() {
  const t = useTexts(settingsTexts);
  const frame = useTexts(texts);
  const { send, confirm } = useHost();
  const { navigation, signOutGuard, session } = useAppServices();
  const everywhere = useMutation({
    mutationFn: async () => {
      // Its socket is closed before the answer is here.
      const stays = session.expectEnd();
      try {
        return await send(signOutEverywhere, {});
      } catch (error) {
        stays();
        throw error;
      }
    },
    // The sign-out page ends the session here: this page is a member's, and would lead to the sign-in without one.
    onSuccess: () => navigation.go(routes.logout.href(), { replace: true, state: EVERYWHERE }),
  });
  const question = async () => {
    const title = t('devices.everywhereTitle');
    const isUnsent = signOutGuard.isHeld() || session.hasUnsent();
    const text = isUnsent ? frame('signOut.text') : t('devices.everywhereText');
    if (await confirm({ title, text })) everywhere.mutate();
  };
  return {
    error: everywhere.error,
    isPending: everywhere.isPending,
    ask: () => void question(),
  };
}
