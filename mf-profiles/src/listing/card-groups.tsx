import { memo, useLayoutEffect, useRef, type ReactNode } from 'react';
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
  /** `index` counts from 0. As long as it is the same function, a group of the same people is not drawn anew. */
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
      {starts.map((start) => (
        <CardGroup
          key={start}
          start={start}
          people={people.slice(start, start + GROUP)}
          card={card}
        />
      ))}
    </div>
  );
}

interface GroupProps<Person> extends CardGroupsProps<Person> {
  /** Place of the first in the whole list, from 0. */
  readonly start: number;
}

// What `memo` returns has no type parameter any more.
const CardGroup = memo(DrawnGroup, isSame) as typeof DrawnGroup;

function isSame<Person>(before: GroupProps<Person>, after: GroupProps<Person>): boolean {
  return (
    before.card === after.card &&
    before.people.length === after.people.length &&
    before.people.every((person, n) => person === after.people[n])
  );
}

function DrawnGroup<Person extends { id: string }>({ people, start, card }: GroupProps<Person>) {
  const name = people[0]?.id ?? '';
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
      <CardGrid>{people.map((person, n) => card(person, start + n))}</CardGrid>
    </div>
  );
}
