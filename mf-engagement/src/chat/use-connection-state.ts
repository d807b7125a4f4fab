import { useSyncExternalStore } from 'react';
import { useHost } from 'shared-contracts/host';
import type { ConnectionState } from 'shared-contracts/platform/realtime';

/** How the line to the server stands; 'off' under a shell that has none. */
export function useConnectionState(): ConnectionState {
  const { realtime } = useHost();
  return useSyncExternalStore(
    (onChange) => realtime?.onState(onChange) ?? (() => undefined),
    () => realtime?.state() ?? 'off',
    () => 'off',
  );
}
