import type { MouseEvent, ReactNode } from 'react';
import { IconChevronDown } from '../icons/icons.tsx';
import { Anchor } from './anchor.tsx';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';
import { useMenuKeys } from './use-menu-keys.ts';

export interface MenuProps {
  /** What the trigger shows, for example an avatar. */
  trigger: ReactNode;
  /** The trigger's name in words, where it shows no text. */
  label?: string | undefined;
  /** Which edge of the trigger the panel keeps to; default end. */
  align?: 'start' | 'end' | undefined;
  /** `MenuItem`, `MenuGroup` and `MenuSeparator`. */
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A disclosure menu on `details`: it opens before any script has run. Esc closes and returns
 * the focus, arrows move, a click outside or on an item closes; Back does too, by `data-menu` (shell, close-on-back).
 */
export function Menu({ trigger, label, align = 'end', children, className }: MenuProps) {
  const { root, onKeyDown, onBlur, close } = useMenuKeys();
  const onClick = (event: MouseEvent) => {
    const item = event.target instanceof Element && event.target.closest('[data-menu-item]');
    if (!item) return;
    close();
    // What a button opens gives the focus back to where it was, which must not be inside a closed menu.
    if (item.tagName === 'BUTTON') root.current?.querySelector('summary')?.focus();
  };
  return (
    <details
      ref={root}
      data-menu=""
      className={classNames('sp-menu', `sp-menu--${align}`, className)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <summary className="sp-menu__trigger" aria-label={label} title={label}>
        {trigger}
      </summary>
      <ul className="sp-menu__panel" onClick={onClick}>
        {children}
      </ul>
    </details>
  );
}

/** A link with `href`, a button with `onSelect`, or both. */
export interface MenuItemProps {
  children: ReactNode;
  icon?: Elements;
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  /** Kumkum-red words for what cannot be taken back. */
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** One line of a menu. */
export function MenuItem({ children, icon, href, onSelect, danger, disabled }: MenuItemProps) {
  const content = (
    <>
      {icon}
      <span>{children}</span>
    </>
  );
  const className = classNames('sp-menu__item', danger && 'sp-menu__item--danger');
  return (
    <li>
      {href === undefined ? (
        <button
          type="button"
          className={className}
          data-menu-item=""
          disabled={disabled}
          onClick={onSelect}
        >
          {content}
        </button>
      ) : (
        <Anchor className={className} data-menu-item="" href={href} onClick={onSelect}>
          {content}
        </Anchor>
      )}
    </li>
  );
}

/** A submenu that unfolds in place, so that it works in a narrow hand-held panel too. */
export function MenuGroup(props: { label: ReactNode; icon?: Elements; children: ReactNode }) {
  return (
    <li>
      <details className="sp-menu__group">
        <summary className="sp-menu__item">
          {props.icon}
          <span>{props.label}</span>
          <IconChevronDown className="sp-menu__fold" />
        </summary>
        <ul>{props.children}</ul>
      </details>
    </li>
  );
}

/** A thin line between kinds of items; decoration, because a list may hold nothing but list items. */
export function MenuSeparator() {
  return <li className="sp-menu__separator" aria-hidden="true" />;
}
