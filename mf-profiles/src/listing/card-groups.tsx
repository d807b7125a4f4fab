import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { CardGrid } from 'shared-contracts/ui/core';

/** Cards a group: full rows in one, two, three, four and six columns. */
const GROUP = 12;

/** What listing.css takes for the height of a group that it does not draw. */
const HEIGHT = '--pf-group-height';

/** First person of a group -> how large it stood last, in px; a listing that comes back is as high as it was. */
const sizes = new Map<string, { readonly width: number; readonly height: number }>();

/** Props of a long list of cards. */
export interface CardGroupsProps<Person> {
  readonly people: readonly Person[];
  /** `index` counts from 0. */
  readonly card: (person: Person, index: number) => ReactNode;
}

/**
 * A grid of cards in groups of which the browser draws only those near the screen (`content-visibility`): a thousand
 * cost a scroll no more than a few dozen, and all of them stay to be searched and read aloud.
 */
export function CardGroups<Person extends { id: string }>(props: CardGroupsProps<Person>) {
  const { people, card } = props;
  const starts = Array.from({ length: Math.ceil(people.length / GROUP) }, (_, n) => n * GROUP);
  return (
    <div className="pf-groups">
      {starts.map((start) => {
        const group = people.slice(start, start + GROUP);
        return (
          <CardGroup key={start} name={group[0]?.id ?? ''}>
            {group.map((person, n) => card(person, start + n))}
          </CardGroup>
        );
      })}
    </div>
  );
}

function CardGroup({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const known = sizes.get(name);
    if (known !== undefined && known.width === element.getBoundingClientRect().width) {
      element.style.setProperty(HEIGHT, `${known.height}px`);
    }
    return () => {
      const { width, height } = element.getBoundingClientRect();
      sizes.set(name, { width, height });
    };
  }, [name]);
  return (
    <div ref={box} className="pf-groups__group">
      <CardGrid>{children}</CardGrid>
    </div>
  );
}
