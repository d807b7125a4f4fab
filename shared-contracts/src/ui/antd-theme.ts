import type { ThemeConfig } from 'antd';
import { dark, fontFamily, light, radius } from './tokens.ts';
import type { Palette } from './tokens.ts';

/** The two schemes antd can wear. */
export type Scheme = 'light' | 'dark';

/** How much room controls have: a finger's on a phone, less on a desk with a mouse and a keyboard. */
export type Density = 'touch' | 'dense';

const SIZES: Record<Density, ThemeConfig['token']> = {
  touch: { controlHeight: 44, controlHeightSM: 32, fontSize: 16, lineHeight: 1.5 },
  dense: { controlHeight: 36, controlHeightSM: 28, fontSize: 14, lineHeight: 1.5 },
};

function themeOf(palette: Palette, density: Density): ThemeConfig {
  return {
    cssVar: { key: `sp-antd-${density}` },
    components: {
      Table: {
        headerBg: palette.rose,
        headerColor: palette.ink,
        headerSortActiveBg: palette.hover,
        headerSortHoverBg: palette.hover,
        bodySortBg: palette.card,
        rowHoverBg: palette.hover,
        rowSelectedBg: palette.rose,
        rowSelectedHoverBg: palette.hover,
        borderColor: palette.line,
        cellPaddingBlockSM: 7,
        cellPaddingInlineSM: 8,
      },
      Segmented: {
        trackBg: palette.hover,
        itemColor: palette.ink,
        itemSelectedBg: palette.kumkum,
        itemSelectedColor: palette.onKumkum,
      },
      Statistic: { titleFontSize: 14 },
    },
    token: {
      ...SIZES[density],
      colorPrimary: palette.kumkum,
      colorPrimaryHover: palette.kumkumPressed,
      colorPrimaryActive: palette.kumkumPressed,
      colorLink: palette.kumkum,
      colorLinkHover: palette.kumkumPressed,
      colorSuccess: palette.leaf,
      colorInfo: palette.sky,
      colorWarning: palette.haldiText,
      colorError: palette.danger,
      colorText: palette.ink,
      colorTextHeading: palette.ink,
      colorTextSecondary: palette.muted,
      colorTextTertiary: palette.muted,
      colorTextDescription: palette.muted,
      // antd's own placeholder and disabled greys fall below 4.5:1.
      colorTextPlaceholder: palette.muted,
      colorTextDisabled: palette.muted,
      colorTextQuaternary: palette.muted,
      colorIcon: palette.muted,
      colorIconHover: palette.ink,
      // What antd would mix from black, wrong in the dark.
      colorWhite: palette.onKumkum,
      colorBorderDisabled: palette.line,
      colorFill: palette.line,
      colorFillSecondary: palette.hover,
      colorFillTertiary: palette.hover,
      colorFillQuaternary: palette.hover,
      colorBgContainerDisabled: palette.hover,
      colorBgTextHover: palette.hover,
      colorBgTextActive: palette.hover,
      colorPrimaryBg: palette.rose,
      colorPrimaryBgHover: palette.rose,
      colorPrimaryBorder: palette.kumkum,
      colorSuccessBg: palette.leafSoft,
      colorInfoBg: palette.skySoft,
      colorWarningBg: palette.warnSoft,
      colorErrorBg: palette.dangerSoft,
      controlOutline: palette.rose,
      colorTextLightSolid: palette.onKumkum,
      colorBgBase: palette.card,
      colorBgContainer: palette.card,
      colorBgElevated: palette.card,
      colorBgLayout: palette.paper,
      colorBorder: palette.field,
      colorBorderSecondary: palette.line,
      colorSplit: palette.line,
      controlItemBgActive: palette.rose,
      controlItemBgHover: palette.hover,
      borderRadius: radius.control,
      borderRadiusLG: radius.card,
      fontWeightStrong: 500,
      fontFamily: fontFamily.text,
      // By our variables: for readers who want stillness they are 0.
      motionDurationFast: 'var(--sp-motion-quick)',
      motionDurationMid: 'var(--sp-motion-calm)',
      motionDurationSlow: 'var(--sp-motion-calm)',
    },
  };
}

/** antd in our tokens: its screens look like the others of the site. */
export const antdTheme: Record<Scheme, Record<Density, ThemeConfig>> = {
  light: { touch: themeOf(light, 'touch'), dense: themeOf(light, 'dense') },
  dark: { touch: themeOf(dark, 'touch'), dense: themeOf(dark, 'dense') },
};
