import type { ReactElement, ReactNode } from 'react';
import { useIsOnline } from 'shared-contracts/behaviour/use-is-online';
import { useTexts } from 'shared-contracts/host';
import { Banner, Button, Page, PageHeader } from 'shared-contracts/ui/core';
import { DeskTheme } from '../desk-theme.tsx';
import { stateTexts } from '../locales/en/desk.ts';
import './desk-page.css';

interface DeskPageProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** The list that Refresh fetches again. */
  readonly list?: { readonly isFetching: boolean; readonly refetch: () => unknown };
  readonly actions?: ReactElement | false;
  /** Shown while the device is offline. */
  readonly offline?: string;
  /** What was done last, in words. */
  readonly done?: string | null | undefined;
  readonly children: ReactNode;
}

/** A page of the desk: its title, Refresh, and what was done last. */
export function DeskPage(props: DeskPageProps) {
  const { title, text: intro, list, actions, offline, done, children } = props;
  const text = useTexts(stateTexts);
  const isOnline = useIsOnline();
  return (
    <DeskTheme>
      <Page>
        <PageHeader
          title={title}
          text={intro}
          actions={
            <>
              {list && (
                <Button loading={list.isFetching} onClick={() => void list.refetch()}>
                  {text('reload')}
                </Button>
              )}
              {actions}
            </>
          }
        />
        {offline !== undefined && !isOnline && (
          <Banner kind="warning" role="status">
            {offline}
          </Banner>
        )}
        {done && (
          <Banner kind="success" role="status">
            {done}
          </Banner>
        )}
        <div className="st-desk-page">{children}</div>
      </Page>
    </DeskTheme>
  );
}
