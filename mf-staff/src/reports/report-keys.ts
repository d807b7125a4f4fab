import { useEffect, useEffectEvent } from 'react';

/** Reads letters on the whole page, but not while typing; `onKey` returns whether it did anything. */
export function useReportKeys(onKey: (key: string) => boolean): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    const { target } = event;
    if (target instanceof HTMLElement && target.closest('textarea, select, dialog') !== null)
      return;
    if (onKey(event.key.toLowerCase())) event.preventDefault();
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => listen(event);
    window.addEventListener('keydown', heard);
    return () => window.removeEventListener('keydown', heard);
  }, []);
}
