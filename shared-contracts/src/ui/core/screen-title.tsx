import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';

/** The attribute by which the shell finds the title that takes the focus after navigation. */
export const screenTitleAttribute = 'data-screen-title';

/** The `h1` of a screen, in the display face; focusable by script so that a new screen is read out. */
export function ScreenTitle({ className, children, ...rest }: ComponentPropsWithRef<'h1'>) {
  return (
    <h1
      tabIndex={-1}
      {...rest}
      {...{ [screenTitleAttribute]: '' }}
      className={classNames('sp-title', className)}
    >
      {children}
    </h1>
  );
}
