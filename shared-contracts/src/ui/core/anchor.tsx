import { createContext, use } from 'react';
import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';

/** A link that always has an address. */
export interface AnchorProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  href: string;
}

const AnchorContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

/**
 * Lets the shell put its router's link behind every link of the design system, which itself
 * knows no router; without it links are plain `<a>` and load the page.
 */
export function AnchorProvider(props: {
  component: ComponentType<AnchorProps>;
  children: ReactNode;
}) {
  return <AnchorContext value={props.component}>{props.children}</AnchorContext>;
}

/** A link through the shell's router. */
export function Anchor(props: AnchorProps) {
  const Component = use(AnchorContext);
  return <Component {...props} />;
}
