import { expect, it } from 'vitest';
import { antdTheme } from './antd-theme.ts';
import { dark, light } from './tokens.ts';

it('dresses antd in the same colours as the light pages', () => {
  expect(antdTheme.light.touch.token).toMatchObject({
    colorPrimary: light.kumkum,
    colorText: light.ink,
    colorError: light.danger,
    colorBorder: light.field,
  });
  expect(antdTheme.dark.dense.token).toMatchObject({
    colorPrimary: dark.kumkum,
    colorBgContainer: dark.card,
  });
});
