import { memo, useLayoutEffect, useRef, type ReactNode } from 'react';
import { CardGrid } from 'shared-contracts/ui/core';

/** Cards a group: full rows in one, two, three, four and six columns. */
const GROUP = 12;

/** Cards of a group that a single column draws at a time: more would hold up a finger that scrolls. */
const FEW = 3;

/** Props of a long list of cards. */
export interface CardGroupsProps<Person> {
  readonly people: readonly Person[];
  /** `index` counts from 0. As long as it is the same function, a group of the same people is not drawn anew. */
  readonly card: (person: Person, index: number) => ReactNode;
}

/**
 * A grid of cards of which the browser draws only those near the screen (`content-visibility`, listing.css): group by
 * group where several stand in a row, a few at a time where one stands below the other. A thousand cost a scroll no
 * more than a few dozen, and all of them stay to be searched and read aloud.
 */
export function CardGroups<Person extends { id: string }>({
  people,
  card,
}: CardGroupsProps<Person>) {
  return (
    <div className="pf-groups">
      {inParts(people, GROUP).map((part, n) => (
        <CardGroup key={n} start={n * GROUP} people={part} card={card} />
      ))}
    </div>
  );
}

function inParts<Item>(items: readonly Item[], most: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_, n) =>
    items.slice(n * most, (n + 1) * most),
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
  return (
    <SizedBox part="group" name={people[0]?.id}>
      <CardGrid>
        {inParts(people, FEW).map((few, n) => (
          <SizedBox key={n} part="few" name={few[0]?.id}>
            {few.map((person, i) => card(person, start + n * FEW + i))}
          </SizedBox>
        ))}
      </CardGrid>
    </SizedBox>
  );
}

type Part = 'group' | 'few';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Part and first person of a box -> how large it stood last, in px; a listing that comes back is as high as it was. */
const sizes = new Map<string, Size>();

/** What listing.css takes for the height of a part that is not drawn. */
const HEIGHT = { group: '--pf-group-height', few: '--pf-few-height' } as const;

interface SizedBoxProps {
  readonly part: Part;
  /** Of its first person. */
  readonly name: string | undefined;
  readonly children: ReactNode;
}

/** A part of the list that has the height it had when it stood here last. */
function SizedBox({ part, name, children }: SizedBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || name === undefined) return;
    const key = `${part} ${name}`;
    const known = sizes.get(key);
    if (known !== undefined && known.width === element.getBoundingClientRect().width) {
      element.style.setProperty(HEIGHT[part], `${known.height}px`);
    }
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const { width, height } = element.getBoundingClientRect();
      // A box that is not there (`display: contents`) has no size.
      if (width > 0) sizes.set(key, { width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [part, name]);
  return (
    <div ref={box} className={`pf-groups__${part}`}>
      {children}
    </div>
  );
}
