// The federation share boundary of the forms group: what a form screen needs of antd, and no more.
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { antdTheme } from './antd-theme.ts';
import type { Scheme } from './antd-theme.ts';

export { Button as FormButton, Checkbox, Form, Input, Radio, Select } from 'antd';
export type { FormInstance, FormProps } from 'antd';

/** Props of the provider that every antd screen stands in. */
export interface AntdThemeProps {
  /** The nonce of the page's style-src. */
  nonce?: string | undefined;
  scheme?: Scheme | undefined;
  children: ReactNode;
}

/** Gives antd our tokens and the nonce for the styles it writes. */
export function AntdTheme({ nonce, scheme = 'light', children }: AntdThemeProps) {
  return (
    <ConfigProvider
      theme={antdTheme[scheme]}
      // Lists open beside their field: inside the landmark, and inside a dialog's top layer.
      getPopupContainer={(trigger) => trigger?.parentElement ?? document.body}
      {...(nonce ? { csp: { nonce } } : {})}
    >
      {children}
    </ConfigProvider>
  );
}
