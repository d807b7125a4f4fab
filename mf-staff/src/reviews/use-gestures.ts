import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** One notch of a wheel or trackpad, of `deltaY` in px. */
const WHEEL_STEP = 0.0025;

/**
 * Zooms a picture by the wheel with Ctrl or Cmd, which is also how a trackpad tells a pinch, by the wheel alone while the
 * picture has the focus, and by two fingers; one finger scrolls.
 */
export function useGestures(
  frame: RefObject<HTMLElement | null>,
  onZoom: (factor: number) => void,
): void {
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const zoom = useEffectEvent(onZoom);
  useEffect(() => {
    const { current: element } = frame;
    if (element === null) return undefined;
    const touching = fingers.current;
    const spread = () => {
      const [one, other] = [...touching.values()];
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey && document.activeElement !== element) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * WHEEL_STEP));
    };
    const place = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      const before = spread();
      touching.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const now = spread();
      if (event.type === 'pointermove' && before > 0 && now > 0) zoom(now / before);
    };
    const lift = (event: PointerEvent) => void touching.delete(event.pointerId);
    // React listens passively to the wheel: the page would scroll as well.
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('pointerdown', place);
    element.addEventListener('pointermove', place);
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
      element.addEventListener(end, lift);
    }
    return () => {
      touching.clear();
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('pointerdown', place);
      element.removeEventListener('pointermove', place);
      for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
        element.removeEventListener(end, lift);
      }
    };
  }, [frame]);
}
