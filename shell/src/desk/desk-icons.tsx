import type { ReactNode } from 'react';
import { IconBook, IconPhone, IconSealCheck } from 'shared-contracts/ui/core';
import type { DeskEntry } from './desk-entries.ts';

/** A drawing in the manner of the design system's icons, for what only the desk has. */
function drawn(path: string) {
  return (
    <svg
      className="sp-icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

/** The icon of each entry of the rail. */
export const deskIcons: Readonly<Record<DeskEntry['name'], ReactNode>> = {
  calllogs: <IconPhone />,
  reviews: <IconSealCheck />,
  reports: drawn('M5.5 21V4M5.5 4.5c4-2 8 2 13 0v9c-5 2-9-2-13 0'),
  leads: drawn('M4 10v4l3 .5L17.5 19V5L7 9.5zM8 14.5V19h3v-3M20.5 10.5v3'),
  attention: drawn('M7 4h10M7 8.5h10M7 4h3a4.5 4.5 0 0 1 0 9H7l7.5 7.5'),
  week: drawn('M4 20.5h16M6.5 20V12M12 20V5M17.5 20v-5.5'),
  audit: <IconBook />,
};
