import { useEffect, useRef, type ComponentType } from 'react';
import { useHost, type Host } from 'shared-contracts/host';

/**
 * A page of a canary; the element around it is how a test knows whose code is on screen. `onShown` runs once with that
 * element, when the page is on screen.
 */
export function canaryPage(
  Page: ComponentType,
  breaks: () => boolean,
  onShown: (element: HTMLElement, host: Host) => void,
): ComponentType {
  return function CanaryPage() {
    if (breaks()) throw new Error('the canary broke on purpose, rendering');
    const ref = useRef<HTMLDivElement>(null);
    const host = useRef(useHost());
    useEffect(() => {
      if (ref.current !== null) onShown(ref.current, host.current);
    }, []);
    return (
      <div data-canary ref={ref}>
        <Page />
      </div>
    );
  };
}
