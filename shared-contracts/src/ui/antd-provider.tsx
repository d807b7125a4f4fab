import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { antdTheme } from './antd-theme.ts';
import type { Density, Scheme } from './antd-theme.ts';
import { pageNonce } from './page-nonce.ts';
import { useScheme } from './use-scheme.ts';

export interface AntdThemeProps {
  /** The nonce of the page's style-src; default: the one that came with the page. */
  nonce?: string | undefined;
  /** Default: the scheme that the page shows. */
  scheme?: Scheme | undefined;
  /** Default: as much room as a finger needs. */
  density?: Density | undefined;
  children: ReactNode;
}

/** Gives antd our tokens and the nonce for the styles it writes. */
export function AntdTheme(props: AntdThemeProps) {
  const { nonce = pageNonce(), scheme, density = 'touch', children } = props;
  const shown = useScheme();
  return (
    <ConfigProvider
      theme={antdTheme[scheme ?? shown][density]}
      // Lists open beside their field: inside the landmark, and inside a dialog's top layer.
      getPopupContainer={(trigger) => trigger?.parentElement ?? document.body}
      // All options are in the document, with their roles; no list of the desk has more than a hundred.
      virtual={false}
      popupMatchSelectWidth={false}
      wave={{ disabled: true }}
      {...(nonce ? { csp: { nonce } } : {})}
    >
      {children}
    </ConfigProvider>
  );
}
