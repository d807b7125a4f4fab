import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';
import { ScreenTitle } from './screen-title.tsx';

export interface PageProps {
  /** Wide for grids, text for reading (70 characters), form for one column of fields. */
  width?: 'wide' | 'text' | 'form' | undefined;
  children: ReactNode;
}

/** The content of a screen, centred, with air at its sides. */
export function Page({ width = 'wide', children }: PageProps) {
  return <div className={`sp-page sp-page--${width}`}>{children}</div>;
}

export interface PageHeaderProps {
  title: ReactNode;
  /** A `BackButton`. */
  back?: Elements;
  /** A sentence below the title. */
  text?: ReactNode;
  /** Stands beside the title, below it on a phone. */
  actions?: ReactNode;
}

/** Back, title, a sentence, actions. */
export function PageHeader({ title, back, text, actions }: PageHeaderProps) {
  return (
    <div className="sp-page-header">
      {back}
      <div className="sp-page-header__row">
        <div>
          <ScreenTitle>{title}</ScreenTitle>
          {text && <p className="sp-muted">{text}</p>}
        </div>
        {actions && <div className="sp-page-header__actions">{actions}</div>}
      </div>
    </div>
  );
}

export interface ColumnsProps {
  side: ReactNode;
  children: ReactNode;
  /** `filters` is narrow and `profile` wide at the side; the side stays while the rest scrolls. */
  kind?: 'filters' | 'profile' | undefined;
}

/** A side that stays and a main column that scrolls; one column on a phone. */
export function Columns({ side, children, kind = 'filters' }: ColumnsProps) {
  return (
    <div className={`sp-columns sp-columns--${kind}`}>
      <div className="sp-columns__side">{side}</div>
      <div>{children}</div>
    </div>
  );
}

/** A white surface with a soft border. */
export function Surface(props: { children: ReactNode; className?: string | undefined }) {
  return <div className={classNames('sp-surface', props.className)}>{props.children}</div>;
}

/** The bar of a screen's actions, with words; sticks above the bottom bar on a phone. */
export function ActionBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="sp-actions" role="group" aria-label={label}>
      {children}
    </div>
  );
}

/** Children under each other with even air. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className="sp-stack">{children}</div>;
}

/** Children beside each other, wrapping. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="sp-row">{children}</div>;
}
