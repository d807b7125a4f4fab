/**
 * What the HTML shows in the place of the page that is opened first: its first screen as its remote has drawn it, or grey
 * shapes.
 */
export type FirstLook = readonly Node[];

/** The very nodes of the HTML, so that nothing flickers or moves while the remote is on its way (decision 187). */
export function FirstLookNodes({ nodes }: { nodes: FirstLook }) {
  return <div className="shell-remote" ref={(place) => place?.replaceChildren(...nodes)} />;
}
