import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { antdTheme } from './antd-theme.ts';
import type { Scheme } from './antd-theme.ts';
import { pageNonce } from './page-nonce.ts';
import { useScheme } from './use-scheme.ts';

export interface AntdThemeProps {
  /** The nonce of the page's style-src; default: the one that came with the page. */
  nonce?: string | undefined;
  /** Default: the scheme that the page shows. */
  scheme?: Scheme | undefined;
  children: ReactNode;
}

/** Gives antd our tokens and the nonce for the styles it writes. */
export function AntdTheme({ nonce = pageNonce(), scheme, children }: AntdThemeProps) {
  const shown = useScheme();
  return (
    <ConfigProvider
      theme={antdTheme[scheme ?? shown]}
      // Lists open beside their field: inside the landmark, and inside a dialog's top layer.
      getPopupContainer={(trigger) => trigger?.parentElement ?? document.body}
      {...(nonce ? { csp: { nonce } } : {})}
    >
      {children}
    </ConfigProvider>
  );
}
