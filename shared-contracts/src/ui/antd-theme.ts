import type { ThemeConfig } from 'antd';
import { dark, fontFamily, light, motion, radius } from './tokens.ts';
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
      lineHeight: 1.5,
      fontFamily: fontFamily.text,
      motionDurationFast: `${motion.quick}ms`,
      motionDurationMid: `${motion.calm}ms`,
      motionDurationSlow: `${motion.calm}ms`,
    },
    components: {
      Button: {
        fontWeight: 600,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        dangerColor: palette.onDanger,
      },
      // An error fills the air below its field without moving the rest; 8 px are to remain.
      Form: { itemMarginBottom: 32, verticalLabelPadding: '0 0 6px' },
      // axe: the selected tab is too pale, and small controls stay under 24 px.
      Tabs: {
        itemSelectedColor: palette.kumkum,
        itemHoverColor: palette.kumkumPressed,
        itemColor: palette.ink,
      },
      Checkbox: { controlInteractiveSize: 24 },
      Radio: { radioSize: 24, dotSize: 12 },
      Switch: { trackHeight: 28, trackMinWidth: 52, handleSize: 24 },
      Carousel: { arrowSize: 24 },
      // Twenty calls on one screen: small letters, little air, lines that lead the eye.
      Table: {
        cellFontSizeSM: 13,
        cellPaddingBlockSM: 8,
        cellPaddingInlineSM: 8,
        headerBg: palette.paper,
        headerColor: palette.muted,
        headerSplitColor: 'transparent',
        headerBorderRadius: radius.card,
        borderColor: palette.line,
        rowHoverBg: palette.hover,
      },
      DatePicker: { cellHeight: 32, cellWidth: 40 },
    },
  };
}

/** antd dressed in our tokens, so that its screens look like the light ones. */
export const antdTheme: Record<Scheme, ThemeConfig> = {
  light: themeOf(light),
  dark: themeOf(dark),
};
