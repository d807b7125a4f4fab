import type { ComponentType } from 'react';
import { IconBook, IconPhone, IconSealCheck } from 'shared-contracts/ui/core';
import { icon, type IconProps } from 'shared-contracts/ui/icon';
import type { DeskEntry } from './desk-entries.ts';

/** The icon of each entry of the rail. */
export const deskIcons: Readonly<Record<DeskEntry['name'], ComponentType<IconProps>>> = {
  calllogs: IconPhone,
  reviews: IconSealCheck,
  reports: icon('M5.5 21V4M5.5 4.5c4-2 8 2 13 0v9c-5 2-9-2-13 0'),
  leads: icon('M4 10v4l3 .5L17.5 19V5L7 9.5zM8 14.5V19h3v-3M20.5 10.5v3'),
  attention: icon('M7 4h10M7 8.5h10M7 4h3a4.5 4.5 0 0 1 0 9H7l7.5 7.5'),
  week: icon('M4 20.5h16M6.5 20V12M12 20V5M17.5 20v-5.5'),
  audit: IconBook,
};
