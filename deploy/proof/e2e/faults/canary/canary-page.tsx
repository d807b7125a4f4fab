import type { ComponentType } from 'react';

/** A page of a canary; the element around it is how a test knows whose code is on screen. */
export function canaryPage(Page: ComponentType, breaks: () => boolean): ComponentType {
  return function CanaryPage() {
    if (breaks()) throw new Error('the canary broke on purpose, rendering');
    return (
      <div data-canary>
        <Page />
      </div>
    );
  };
}
