import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Send } from './calls/client.ts';
import type { Pages, Queries } from './calls/query.ts';
import type { Bus } from './events/bus.ts';
import {
  formatText,
  type Locale,
  type Text,
  type TextNamespace,
  type Texts,
  type TextValues,
} from './i18n.ts';
import type { MessageKey } from './messages.ts';
import type { Realtime } from './realtime.ts';
import type { RuntimeConfig } from './runtime-config.ts';
import type { SlotName, SlotProps } from './slots.ts';
import { sessionSlice, type Session } from './store/session.ts';
import type { RootState } from './store/store.ts';

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
  /** Shows a notice of the catalogue. A shell that is older than `extras` shows it without them. */
  readonly notify: (key: MessageKey, values?: TextValues, extras?: NoticeExtras) => void;
  readonly confirm: (question: Question) => Promise<boolean>;
  /** Sends a visitor to /signup with 'Join now' (section 2); to be called instead of a member's action. */
  readonly joinNow: () => void;
  readonly config: RuntimeConfig;
  readonly locale: Locale;
  /** Text of an A/B override code, or the given text (section 7, v2/ab). */
  readonly labelled: (code: string, text: string) => string;
  /**
   * Gives the document a title of the page's own while the page stands, for example a person's name; returns the way
   * to take it back. A shell that is older than this leaves the title of the route table.
   */
  readonly titled?: (title: string) => () => void;
  /**
   * Says that the page holds work that leaving would lose: links, tabs, log-out, Back and closing the tab ask first, and
   * the page keeps its build. Returns the way to say that nothing is unsaved any more. Pages use `useLeaveGuard`. A
   * shell that is older than this asks nothing.
   */
  readonly guardLeaving?: () => () => void;
  /**
   * Says that logging out would lose something, such as messages that wait to be sent: the ways to /logout then ask
   * first; all other pages stay free. To be held for as long as that is so, whatever page stands. Returns the way to say
   * that it is over. A shell that is older than this asks nothing.
   */
  readonly guardSignOut?: () => () => void;
  /** The line to the server (design section 5). A shell that is older than this has none: pages then ask by calls. */
  readonly realtime?: Realtime;
  readonly renderSlot: <Name extends SlotName>(name: Name, props: SlotProps[Name]) => ReactNode;
}

/** Here, because the host is shared: the message catalogue then comes with the shell and not with every remote. */
export { failureKey, failureOf, type Failure } from './failure.ts';

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
  useEffect(() => (title === null ? undefined : titled?.(title)), [titled, title]);
}

/** Asks before the page is left while something on it is unsaved; the page's own `navigate` asks nothing. */
export function useLeaveGuard(isUnsaved: boolean): void {
  const { guardLeaving } = useHost();
  useEffect(() => (isUnsaved ? guardLeaving?.() : undefined), [guardLeaving, isUnsaved]);
}

/** A place where another team's interface appears; empty while nobody fills it. */
export function Slot<Name extends SlotName>({
  name,
  props,
}: {
  name: Name;
  props: SlotProps[Name];
}) {
  return useHost().renderSlot(name, props);
}

/** The texts of a namespace in the page's language, English where a text is not translated. */
export function useTexts<T extends Texts>(
  namespace: TextNamespace<T>,
): (key: keyof T & string, values?: TextValues) => string {
  const { locale } = useHost();
  const [translated, setTranslated] = useState<Partial<Record<keyof T, Text>>>({});
  useEffect(() => {
    let live = true;
    const load = namespace.translations[locale];
    if (load === undefined) setTranslated({});
    else void load().then((texts) => live && setTranslated(texts));
    return () => void (live = false);
  }, [namespace, locale]);
  return (key, values) => {
    const own = translated[key];
    return own === undefined
      ? formatText(namespace.en[key] ?? key, values)
      : formatText(own, values, locale);
  };
}
