import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { CallLog } from 'shared-contracts/calls/call-logs';
import { CALL_STATUSES } from 'shared-contracts/domain/call-status';
import { fromPid } from 'shared-contracts/domain/pid';
import { useHost, useSession, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { Anchor, BackButton, IconButton, IconClose } from 'shared-contracts/ui/core';
import { DESK_CLOCK, deskMoment } from '../../desk-time/desk-time.ts';
import { entryTexts } from '../../locales/en/entry.ts';
import { Recording } from '../../recording/recording.tsx';
import type { Recordings } from '../../recording/recordings.ts';
import { STEP } from '../../recording/recordings.ts';
import type { CallTimer } from '../../timer/call-timer.ts';
import { TrailPanel } from '../../trails/trail-panel.tsx';
import { useDeskKeys } from '../../use-desk-keys.ts';
import { ContactLine, type ContactHandle } from './contact-line.tsx';
import type { EntryChoices } from './entry-fields.tsx';
import { EntryForm, type EntryFormHandle } from './entry-form.tsx';
import { newValues, valuesOf, type EntryValues } from './entry-values.ts';
import { SameNumber } from './same-number.tsx';
import './entry.css';

/** What stands in the form, and whether it differs from what is saved. */
interface Written {
  readonly now: EntryValues | null;
  readonly isChanged: boolean;
}

export interface EntrySideProps {
  /** The entry as the list knows it now; null for a new one. */
  readonly log: CallLog | null;
  /** The community of the list: a new entry is of it. */
  readonly app: string;
  readonly choices: EntryChoices;
  readonly recordings: Recordings;
  readonly timer: CallTimer;
  /** Whether it stands beside the list, and not in its place. */
  readonly isBeside: boolean;
  readonly onClose: () => void;
  readonly onSaved: (log: CallLog) => void;
  readonly onShowNumber: (phone: string) => void;
  readonly onJoined: (id: string) => void;
}

/**
 * An open entry: the ways to reach the customer, the recording, the form, and below it what belongs to the profile that
 * the call is about. Esc leads back to the list; what is not saved stays as a draft.
 */
export function EntrySide(props: EntrySideProps) {
  const { log, app, choices, recordings, timer, isBeside } = props;
  const text = useTexts(entryTexts);
  const session = useSession();
  const { confirm } = useHost();
  const title = useRef<HTMLHeadingElement>(null);
  const contact = useRef<ContactHandle>(null);
  const form = useRef<EntryFormHandle>(null);
  const close = async () => {
    const unsent = form.current?.unsentAudio() ?? null;
    const question = {
      title: text('audio.lost'),
      text: text('audio.lostText', { name: unsent ?? '' }),
      danger: true,
    };
    if (unsent === null || (await confirm(question))) props.onClose();
  };
  const onClose = () => void close();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const [{ now, isChanged }, setWritten] = useState<Written>({ now: null, isChanged: false });
  // What stands in the form is not exchanged under the writer's hands.
  const [held, setHeld] = useState(log);
  const versionOf = (one: CallLog | null) => one?.updated_at ?? '';
  if (!isChanged && versionOf(log) > versionOf(held)) setHeld(log);
  const [fresh] = useState(() =>
    newValues({ userId: session?.userId ?? '', name: session?.name ?? '', app }),
  );
  const of = log?.id ?? 'new';
  const onValues = useCallback(
    (values: EntryValues, changed: boolean) => setWritten({ now: values, isChanged: changed }),
    [setWritten],
  );

  useEffect(() => {
    if (of === 'new') document.getElementById('st-entry-customer_name')?.focus();
    else title.current?.focus();
  }, [of]);

  useDeskKeys({
    c: () => contact.current?.call(),
    w: () => contact.current?.whatsapp(),
    t: () => (isRunning(timer, of) ? timer.stop() : timer.start(of)),
    s: () => document.getElementById('st-entry-status')?.focus(),
    r: goToRemark,
    p: () => (log?.file_url ? recordings.toggle(log.id, log.file_url) : false),
    'Shift+ArrowLeft': () => recordings.seekBy(-STEP),
    'Shift+ArrowRight': () => recordings.seekBy(STEP),
    '<': () => recordings.speedBy(-1),
    '>': () => recordings.speedBy(1),
    Escape: onClose,
    ...Object.fromEntries(
      CALL_STATUSES.slice(0, 9).map((status, at) => [
        String(at + 1),
        () => form.current?.setStatus(status),
      ]),
    ),
  });
  // While one types, Esc is no single key of the page; Ctrl+Enter saves from wherever one stands.
  const onKeyDown = (event: KeyboardEvent) => {
    // A dialog has keys of its own.
    if (event.defaultPrevented || (event.target as Element).closest('dialog') !== null) return;
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isSave && event.key !== 'Escape') return;
    event.preventDefault();
    if (isSave) form.current?.save();
    else onClose();
  };
  // In the place of the list it is the title of the page.
  const Title = isBeside ? 'h2' : 'h1';
  const name = log?.customer_name ?? text('new.title');
  const moment = (at: string) => ({ at: deskMoment(at), clock: DESK_CLOCK });
  return (
    <section className="st-entry" aria-labelledby="st-entry-title" onKeyDown={onKeyDown}>
      <div className="st-entry__head">
        {!isBeside && <BackButton label={text('back')} onBack={onClose} />}
        <div className="st-entry__row">
          <Title id="st-entry-title" className="st-entry__title" tabIndex={-1} ref={title}>
            {name}
          </Title>
          {isBeside && <IconButton label={text('close')} icon={<IconClose />} onClick={onClose} />}
        </div>
        {log !== null && (
          <p className="st-entry__when">
            <span>{text('logged', moment(log.created_at))}</span>
            {log.updated_at !== undefined && log.updated_at > log.created_at && (
              <span>{` · ${text('changed', moment(log.updated_at))}`}</span>
            )}
          </p>
        )}
        <ContactLine
          name={now?.customer_name ?? name}
          phone={now?.phone ?? log?.phone ?? ''}
          status={log?.status ?? ''}
          timer={timer}
          of={of}
          onIntoRemark={(words) => form.current?.addToRemark(words)}
          handle={contact}
        />
        {log?.file_url && (
          <Recording
            recordings={recordings}
            id={log.id}
            url={log.file_url}
            name={log.customer_name}
            withSpeed
          />
        )}
        {log !== null && (
          <SameNumber
            log={log}
            onShow={() => props.onShowNumber(log.phone)}
            onJoined={props.onJoined}
          />
        )}
      </div>
      <EntryForm
        key={`${of} ${held?.updated_at}`}
        log={held}
        start={held === null ? fresh : valuesOf(held)}
        newest={log}
        choices={choices}
        handle={form}
        onSaved={(saved) => {
          // Another entry that was opened meanwhile stays, with the focus in it.
          if (!isHere.current) return;
          if (held !== null) setHeld(saved);
          setWritten({ now, isChanged: false });
          props.onSaved(saved);
        }}
        onValues={onValues}
      />
      {log !== null && <AboutProfile log={log} />}
    </section>
  );
}

/** The profile that a call is about; what staff know of it stands here, below the form. */
function AboutProfile({ log }: { readonly log: CallLog }) {
  const text = useTexts(entryTexts);
  const userId = log.pid === null ? null : fromPid(log.pid);
  const name = log.extra_data.pid_name;
  if (userId === null || name === null) return null;
  return (
    <section className="st-about-profile" aria-label={text('profile.about')}>
      <Anchor href={routes.profile.href({ userId })}>{text('profile.open', { name })}</Anchor>
      <TrailPanel userId={userId} />
    </section>
  );
}

/** To the end of the remark: what is new stands below what is known. */
function goToRemark(): void {
  const remark = document.getElementById('st-entry-remark');
  if (!(remark instanceof HTMLTextAreaElement)) return;
  remark.focus();
  remark.setSelectionRange(remark.value.length, remark.value.length);
}

function isRunning(timer: CallTimer, of: string): boolean {
  const call = timer.current();
  return call?.of === of && call.endedAt === null;
}
