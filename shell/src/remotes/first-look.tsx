import { useCallback } from 'react';

/**
 * What the HTML shows in the place of the page that is opened first: its first screen as its remote has drawn it, or grey
 * shapes.
 */
export type FirstLook = readonly Node[];

/** The very nodes of the HTML, so that nothing flickers or moves while the remote is on its way (decision 187). */
export function FirstLookNodes({ nodes }: { nodes: FirstLook }) {
  // The same for as long as it stands: another one would take the nodes out and in again at each draw.
  const place = useCallback(
    (element: HTMLElement | null) => element?.replaceChildren(...nodes),
    [nodes],
  );
  return <div className="shell-remote" ref={place} />;
}
