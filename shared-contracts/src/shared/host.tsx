import { createContext, use, useEffect, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Send } from '../calls/client.ts';
import type { Pages, Queries } from '../calls/query.ts';
import type {
  Locale,
  TextLocale,
  TextNamespace,
  Texts,
  TextValues,
  Translate,
} from '../i18n/i18n.ts';
import { messageTexts, type MessageKey } from '../locales/en/messages.ts';
import type { Bus } from '../platform/events/bus.ts';
import type { Realtime } from '../platform/realtime.ts';
import type { RuntimeConfig } from '../platform/runtime-config.ts';
import type { SlotName, SlotProps } from '../platform/slots.ts';
import { sessionSlice, type Session } from '../platform/store/session.ts';
import type { PageStore, RootState } from '../platform/store/store.ts';
import type { UploadFile } from '../platform/uploads.ts';
import { translationOf } from './translations.ts';

/** A question before something that matters; `confirm` resolves to false on Cancel, Escape or closing. */
export interface Question {
  readonly title: string;
  readonly text?: string;
  /** True when confirming loses something: the button then looks like it. */
  readonly danger?: boolean;
}

/** What a notice may carry beside its words. */
export interface NoticeExtras {
  /** Whom or what it is about, above the words; notices about different things do not replace each other. */
  readonly title?: string;
  /** One thing to do about it, such as taking it back: `run` is called once at most. The notice then stays longer. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** What the shell gives to every remote; there is exactly one per page (design section 1). */
export interface Host {
  readonly send: Send;
  readonly query: Queries;
  readonly pages: Pages;
  readonly bus: Bus;
  /** Shows a notice of the catalogue. */
  readonly notify: (key: MessageKey, values?: TextValues, extras?: NoticeExtras) => void;
  readonly confirm: (question: Question) => Promise<boolean>;
  /** Sends a visitor to /signup with 'Join now' (section 2); to be called instead of a member's action. */
  readonly joinNow: () => void;
  readonly config: RuntimeConfig;
  readonly locale: Locale;
  /** Of the texts, where they are in another language than numbers and dates; for `useTexts` alone. */
  readonly textLocale: TextLocale;
  /** Text of an A/B override code, or the given text (section 7, v2/ab). */
  readonly labelled: (code: string, text: string) => string;
  /**
   * Gives the document a title of the page's own while the page stands, for example a person's name; returns the way
   * to take it back.
   */
  readonly titled: (title: string) => () => void;
  /**
   * Says that the page holds work that leaving would lose: links, tabs, log-out, Back and closing the tab ask first, and
   * the page keeps its build. Returns the way to say that nothing is unsaved any more. Pages use `useLeaveGuard`.
   */
  readonly guardLeaving: () => () => void;
  /**
   * Says that logging out would lose something, such as messages that wait to be sent: the ways to /logout then ask
   * first; all other pages stay free. To be held for as long as that is so, whatever page stands. Returns the way to say
   * that it is over. A shell that is older than this asks nothing.
   */
  readonly guardSignOut?: () => () => void;
  /** The line to the server (design section 5). A shell that is older than this has none: pages then ask by calls. */
  readonly realtime?: Realtime;
  /**
   * The store that all units share; what belongs there says deploy/decisions/108. An older shell has none: nothing
   * there watches a remote's state.
   */
  readonly store?: PageStore;
  /** Uploads a file; `appendFile` uses it. A shell that is older than this has none: forms then carry the file itself. */
  readonly upload?: UploadFile;
  readonly renderSlot: <Name extends SlotName>(name: Name, props: SlotProps[Name]) => ReactNode;
}

/** Here, because the host is shared: the message catalogue then comes with the shell and not with every remote. */
export { describeError, errorKey, type ErrorDescription } from '../calls/describe-error.ts';

const HostContext = createContext<Host | null>(null);

export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

/** The one way to the shell. Throws outside of it: a remote is never mounted alone. */
export function useHost(): Host {
  const host = use(HostContext);
  if (host === null) throw new Error('useHost: no shell above this component');
  return host;
}

/** Who is signed in, or null. */
export function useSession(): Session | null {
  return useSelector((state: RootState) => sessionSlice.selectors.selectSession(state));
}

/** Titles the document while the page stands; null, as long as nothing better is known, leaves the route's name. */
export function usePageTitle(title: string | null): void {
  const { titled } = useHost();
  useEffect(() => (title === null ? undefined : titled(title)), [titled, title]);
}

/** Asks before the page is left while something on it is unsaved; the page's own `navigate` asks nothing. */
export function useLeaveGuard(isUnsaved: boolean): void {
  const { guardLeaving } = useHost();
  useEffect(() => (isUnsaved ? guardLeaving() : undefined), [guardLeaving, isUnsaved]);
}

/** A place where another team's interface appears; empty while no unit fills it. */
export function Slot<Name extends SlotName>({
  name,
  props,
}: {
  name: Name;
  props: SlotProps[Name];
}) {
  return useHost().renderSlot(name, props);
}

/**
 * The texts of a namespace in the page's language, English where a text is not translated; the same function as long as
 * namespace and language are the same. Suspends until they are there, so that nothing is drawn in English first; English
 * itself waits for nothing.
 */
export function useTexts<T extends Texts>(
  namespace: TextNamespace<T>,
): Translate<keyof T & string> {
  const { textLocale } = useHost();
  const translation = translationOf(namespace, textLocale);
  if (translation.ready !== null) use(translation.ready);
  const { t, retry } = translation;
  useEffect(() => retry(), [retry]);
  return t;
}

/** The sentences of the message catalogue in the page's language; with `errorKey`, those for what failed. */
export function useMessages(): Translate<keyof typeof messageTexts.en> {
  return useTexts(messageTexts);
}
