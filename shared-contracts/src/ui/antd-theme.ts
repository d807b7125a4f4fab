import type { ThemeConfig } from 'antd';
import { dark, fontFamily, light, radius } from './tokens.ts';
import type { Palette } from './tokens.ts';

/** The two schemes antd can wear. */
export type Scheme = 'light' | 'dark';

function themeOf(palette: Palette): ThemeConfig {
  return {
    cssVar: { key: 'sp-antd' },
    token: {
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
      controlHeight: 44,
      controlHeightSM: 32,
      fontSize: 16,
      fontWeightStrong: 500,
      lineHeight: 1.5,
      fontFamily: fontFamily.text,
      // By our variables: for readers who want stillness they are 0.
      motionDurationFast: 'var(--sp-motion-quick)',
      motionDurationMid: 'var(--sp-motion-calm)',
      motionDurationSlow: 'var(--sp-motion-calm)',
    },
  };
}

/** antd dressed in our tokens, so that its screens look like the light ones. */
export const antdTheme: Record<Scheme, ThemeConfig> = {
  light: themeOf(light),
  dark: themeOf(dark),
};
