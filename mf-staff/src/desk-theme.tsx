import type { ReactNode } from 'react';
import { AntdTheme } from 'shared-contracts/ui/forms';
import { useWide } from './use-wide.ts';

/** antd for a page of the desk: dense where there is a table, with room for fingers on a phone. */
export function DeskTheme({ children }: { readonly children: ReactNode }) {
  return <AntdTheme density={useWide() ? 'dense' : 'touch'}>{children}</AntdTheme>;
}
