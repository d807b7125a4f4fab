import { useRef, useState, useEffect } from 'react';
import { useMedia } from 'shared-contracts/behaviour/use-media';
import { getAccount } from 'shared-contracts/calls/auth';
import { listCallLogs } from 'shared-contracts/calls/call-logs';
import { listAdmins, listApps, listAdminProfiles } from 'shared-contracts/calls/desk';
import { keyOf } from 'shared-contracts/calls/query';
import { describeError, useHost, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery, useQueryClient } from 'shared-contracts/query';
import { useSearchParams } from 'shared-contracts/router';
import {
  Button,
  IconPlus,
  ScreenTitle,
  ButtonLink,
  Notice404,
  Page,
} from 'shared-contracts/ui/core';
import type { DeskSort } from 'shared-contracts/ui/tables';
import { DeskTheme } from '../desk-theme.tsx';
import { texts, keyTexts } from '../locales/en/desk.ts';
import { useRecordings } from '../recording/use-recordings.ts';
import { createCallTimer } from '../timer/call-timer.ts';
import './call-logs.css';
import { useDeskKeys } from '../use-desk-keys.ts';
import { KeySheet } from './keys/key-sheet.tsx';
import { AssignedNews } from './list/assigned-news.tsx';
import { BulkBar } from './list/bulk-bar.tsx';
import { CallListView } from './list/call-list-view.tsx';
import { FilterBar } from './list/filter-bar.tsx';
import { sortCalls } from './list/sort-calls.ts';
import { useCallList } from './list/use-call-list.ts';
import { useSaveCsv } from './list/use-save-csv.ts';
import { useViews } from './list/use-views.ts';
import { OpenSide } from './open-side.tsx';
import {
  FIRST_VIEW,
  isOneCaller,
  NEW_ENTRY,
  placeOf,
  queryOf,
  type ListFilters,
  type ListPlace,
} from './page-address.ts';
import { useOpenEntry } from './use-open-entry.ts';
import { useSelection } from './use-selection.ts';

/** From here on list and entry stand beside each other. */
const BESIDE = '(min-width: 1100px)';

/** /calllogs: the calls that staff have made and have to make, and the one that is open. */
export function CallLogs() {
  const { query } = useHost();
  const text = useTexts(texts);
  const keyText = useTexts(keyTexts);
  const { place, go, filter, show } = usePlace();
  const list = useCallList(place);
  const callers = useQuery(query(listAdmins, {}));
  const apps = useQuery(query(listApps, {}));
  const account = useQuery(query(getAccount, {}));
  const csv = useSaveCsv(place);
  const views = useViews();
  const [sort, setSort] = useState<DeskSort | null>(null);
  const logs = sortCalls(list.shown?.logs ?? [], sort);
  const { open, remember } = useOpenEntry(place, list.query.isFetching ? null : logs);
  const selection = useSelection(logs);
  const [active, setActive] = useState<string | null>(null);
  const [walked, setWalked] = useState(0);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [assigned, setAssigned] = useState(0);
  const [timer] = useState(() => createCallTimer(Date.now));
  const search = useRef<HTMLInputElement>(null);
  const isBeside = useMedia(BESIDE);
  const recordings = useRecordings(async (id) => {
    const fresh = await list.query.refetch();
    return fresh.data?.data.data.find((log) => log.id === id)?.file_url ?? null;
  });

  const walkTo = (id: string | null) => {
    setActive(id);
    setWalked((steps) => steps + 1);
  };
  const walk = (by: -1 | 1) => {
    const at = logs.findIndex(({ id }) => id === active);
    const next = logs[at === -1 && by === 1 && walked === 0 ? 0 : Math.max(0, at + by)];
    walkTo((next ?? logs.at(-1))?.id ?? null);
  };
  const walkFreely = (by: -1 | 1) => (isFree() ? walk(by) : false);
  const openEntry = (entry: string) => go({ entry });
  const close = (id: string | null) => {
    go({ entry: null });
    walkTo(id ?? active);
  };
  const turn = (by: -1 | 1) => {
    const to = list.query.isPlaceholderData ? null : list.shown?.turned(by);
    if (to) go(to);
  };
  useDeskKeys({
    n: () => openEntry(NEW_ENTRY),
    '/': () => search.current?.focus(),
    '?': () => setSheetOpen(true),
    j: () => walk(1),
    k: () => walk(-1),
    ArrowDown: () => walkFreely(1),
    ArrowUp: () => walkFreely(-1),
    x: () => (active === null ? false : selection.toggle(active)),
  });

  const isGone = [list.query.error, callers.error].some(
    (error) => error !== null && describeError(error).status === 404,
  );
  if (isGone) return <DeskGone />;

  const choices = { callers: callers.data?.data ?? [], apps: apps.data?.data ?? [] };
  const isListShown = isBeside || open.kind === 'none';
  const isManager = account.data?.data.duties?.includes('manager') ?? false;
  return (
    <DeskTheme>
      <div className={open.kind === 'none' ? 'st-desk' : 'st-desk st-desk--open'}>
        {isListShown && (
          <div className="st-desk__list">
            <div className="st-head">
              <ScreenTitle>{text('calls.title')}</ScreenTitle>
              <div className="st-head__actions">
                {isManager && (
                  <Button
                    size="small"
                    aria-label={text('csv.label')}
                    loading={csv.busy}
                    onClick={() => void csv.run()}
                  >
                    {text('csv.save')}
                  </Button>
                )}
                <Button size="small" onClick={() => setSheetOpen(true)}>
                  {keyText('sheet.open')}
                </Button>
                <Button
                  size="small"
                  variant="primary"
                  icon={<IconPlus />}
                  onClick={() => openEntry(NEW_ENTRY)}
                >
                  {text('calls.new')}
                </Button>
              </div>
            </div>
            <FilterBar
              place={place}
              choices={choices}
              searchRef={search}
              views={views}
              onFilter={filter}
              onView={show}
              onApp={(app) => go({ app, page: 1, cursor: null, entry: null })}
            />
            <AssignedNews onShow={() => filter(FIRST_VIEW)} />
            {selection.ids.length > 0 ? (
              <BulkBar
                logs={logs.filter(({ id }) => selection.selected.has(id))}
                callers={choices.callers}
                onClear={selection.clear}
                onDone={(count) => {
                  setAssigned(count);
                  selection.clear();
                }}
              />
            ) : (
              assigned > 0 && <p role="status">{text('bulk.done', { count: assigned })}</p>
            )}
            <CallListView
              list={list}
              logs={logs}
              sort={sort}
              hidden={views.hidden}
              isOneCaller={isOneCaller(place)}
              onSort={setSort}
              place={place}
              recordings={recordings}
              active={active}
              walked={walked}
              open={place.entry}
              selected={selection.selected}
              onActive={setActive}
              onOpen={openEntry}
              onSelect={(ids, isSelected) => {
                setAssigned(0);
                selection.set(ids, isSelected);
              }}
              onTurn={turn}
              onFirst={() => go({ page: 1, cursor: null })}
              onFilter={filter}
            />
          </div>
        )}
        {(isBeside || open.kind !== 'none') && (
          <OpenSide
            open={open}
            choices={choices}
            recordings={recordings}
            timer={timer}
            isBeside={isBeside}
            app={place.app}
            onClose={() => close(place.entry)}
            onSaved={(log, wasNew) => {
              remember(log);
              if (wasNew) timer.saved(log.id);
              if (wasNew || !isBeside) close(log.id);
              else walkTo(log.id);
            }}
            onShowNumber={(q) =>
              go({ filters: { ...FIRST_VIEW, caller: 'all', q }, page: 1, cursor: null })
            }
            onJoined={(id) => go({ entry: id })}
          />
        )}
        <KeySheet open={isSheetOpen} onClose={() => setSheetOpen(false)} />
      </div>
    </DeskTheme>
  );
}

/** Whether nothing on the page has the focus that the arrows could belong to. */
function isFree(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.matches('main, h1, h2, tr') === true;
}

/** The desk for an account that is no longer staff: the 404 page. What the page had fetched is removed too. */
function DeskGone() {
  const text = useTexts(texts);
  const phrase = useTexts(phrases);
  const cache = useQueryClient();
  useEffect(() => {
    // Only unused queries: the list's own refusal keeps this page.
    for (const call of [listCallLogs, listAdmins, listAdminProfiles]) {
      cache.removeQueries({ queryKey: keyOf(call), type: 'inactive' });
    }
  }, [cache]);
  return (
    <Page>
      <Notice404
        title={text('calls.forbidden')}
        action={
          <ButtonLink variant="primary" href={routes.logout.href()}>
            {phrase('menu.logout')}
          </ButtonLink>
        }
      >
        {text('calls.forbiddenText')}
      </Notice404>
    </Page>
  );
}

/** The place in the list that the address names, and the ways to others, which Back undoes. */
interface UsedPlace {
  readonly place: ListPlace;
  readonly go: (change: Partial<ListPlace>) => void;
  /** Another list: its first page. While one types, the address of before is written over. */
  readonly filter: (change: Partial<ListFilters>, isTyping?: boolean) => void;
  /** The list of a query that was kept; the open entry stays. */
  readonly show: (query: Record<string, string>) => void;
}

function usePlace(): UsedPlace {
  const { communityCode } = useHost().config;
  const [query, setQuery] = useSearchParams();
  const place = placeOf(query, communityCode);
  const go = (change: Partial<ListPlace>, replace = false) =>
    setQuery(queryOf({ ...place, ...change }, communityCode), { replace });
  return {
    place,
    go,
    show: (kept) => setQuery(place.entry === null ? kept : { ...kept, entry: place.entry }),
    filter: (change, isTyping) =>
      go({ filters: { ...place.filters, ...change }, page: 1, cursor: null }, isTyping),
  };
}
