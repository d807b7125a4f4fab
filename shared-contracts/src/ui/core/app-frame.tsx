import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import type { AnchorProps } from './anchor.tsx';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';

/** The id of `main`, where the skip link leads. */
export const mainId = 'main';

export interface AppFrameProps {
  /** The words of the skip link. */
  skipLabel: string;
  topBar: Elements;
  /** A `BottomBar`: below on a phone, at the side from 900 px. */
  bottomBar?: Elements;
  footer?: Elements;
  children: ReactNode;
}

/** Top bar, content, bottom bar or side rail, footer. */
export function AppFrame({ skipLabel, topBar, bottomBar, footer, children }: AppFrameProps) {
  return (
    <div className={classNames('sp-frame', bottomBar ? 'sp-frame--rail' : false)}>
      <a className="sp-skip" href={`#${mainId}`}>
        {skipLabel}
      </a>
      {topBar}
      {bottomBar}
      <main id={mainId} className="sp-frame__main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}

/** The bar at the top: the logo (a link), then what stands at the end of it. */
export function TopBar({ logo, children }: { logo: ReactNode; children?: ReactNode }) {
  return (
    <header className="sp-top">
      <div className="sp-top__logo">{logo}</div>
      <div className="sp-top__end">{children}</div>
    </header>
  );
}

/** The main tabs of the site; children are `BottomBarItem`s. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="sp-bottom" aria-label={label}>
      {children}
    </nav>
  );
}

export interface BottomBarItemProps extends Omit<AnchorProps, 'children'> {
  icon: Elements;
  label: string;
  /** A `Badge`. */
  badge?: Elements;
  current?: boolean | undefined;
}

/** One main tab. */
export function BottomBarItem({ icon, label, badge, current, ...rest }: BottomBarItemProps) {
  return (
    <Anchor {...rest} className="sp-bottom__item" aria-current={current ? 'page' : undefined}>
      <span className="sp-bottom__icon">
        {icon}
        {badge}
      </span>
      <span>{label}</span>
    </Anchor>
  );
}

/** The foot of the site. */
export function Footer({ children }: { children: ReactNode }) {
  return <footer className="sp-footer">{children}</footer>;
}
