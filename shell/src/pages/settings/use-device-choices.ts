import { useSyncExternalStore } from 'react';
import { useAppServices } from '../../app-services-context.tsx';
import type { Choices } from '../../device/device-choices.ts';

/** Settings of this device, and how to change them. */
export function useDeviceChoices(): Choices & { choose: (change: Partial<Choices>) => void } {
  const { subscribe, current, choose } = useAppServices().device;
  return { ...useSyncExternalStore(subscribe, current, current), choose };
}
