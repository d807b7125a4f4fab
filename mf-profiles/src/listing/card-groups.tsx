import { memo, useLayoutEffect, useRef, type ReactNode } from 'react';
import { type Elements, CardGrid } from 'shared-contracts/ui/core';
import type { Look } from './use-look.ts';

/** Cards a group: full rows in one, two, three, four and six columns. */
const GROUP = 12;

interface CardGroupsProps<Person> {
  readonly people: readonly Person[];
  /** `index` counts from 0. As long as it is the same function, a group of the same people does not render again. */
  readonly card: (person: Person, index: number) => Elements;
  /** How the cards stand on a phone. */
  readonly look?: Look | undefined;
}

/**
 * A grid of cards of which the browser draws only those near the screen (`content-visibility`, listing.css): group by
 * group. A thousand cost a scroll no more than a few dozen, and all of them stay to be searched and read aloud.
 */
export function CardGroups<Person extends { id: string }>({
  people,
  card,
  look,
}: CardGroupsProps<Person>) {
  return (
    <div className="pf-groups">
      {inParts(people, GROUP).map((part, n) => (
        <CardGroup key={n} start={n * GROUP} people={part} card={card} look={look} />
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
    before.look === after.look &&
    before.people.length === after.people.length &&
    before.people.every((person, n) => person === after.people[n])
  );
}

function DrawnGroup<Person extends { id: string }>(props: GroupProps<Person>) {
  const { people, start, card, look } = props;
  return (
    <SizedBox name={people[0] && `${look ?? 'columns'} ${people[0].id}`} cards={people.length}>
      <CardGrid look={look}>{people.map((person, n) => card(person, start + n))}</CardGrid>
    </SizedBox>
  );
}

interface Size {
  readonly cards: number;
  readonly width: number;
  readonly height: number;
}

/** Look and first person of a group -> how large it stood last, in px; a listing that comes back is as high as it was. */
const sizes = new Map<string, Size>();

/** What listing.css takes for the height of a group that is not drawn. */
const HEIGHT = '--pf-group-height';

/** In px. Read before anything is painted: cards that were painted and then hidden count as moved when they come back. */
function heightOfCards(element: HTMLElement): number {
  element.style.contentVisibility = 'visible';
  const { height } = element.getBoundingClientRect();
  element.style.contentVisibility = '';
  return height;
}

interface SizedBoxProps {
  /** Of its look and its first person. */
  readonly name: string | undefined;
  readonly cards: number;
  readonly children: ReactNode;
}

/** A group of the list that is as high as its cards before they are drawn: what is below it never moves. */
function SizedBox({ name, cards, children }: SizedBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || name === undefined) return;
    const known = sizes.get(name);
    const isKnown = known?.cards === cards && known.width === element.getBoundingClientRect().width;
    // The first group is always drawn (listing.css) and needs no height; to measure it would delay the first screen.
    if (isKnown || element.previousElementSibling !== null)
      element.style.setProperty(HEIGHT, `${isKnown ? known.height : heightOfCards(element)}px`);
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const { width, height } = element.getBoundingClientRect();
      // A box that is not there (`display: contents`) has no size.
      if (width > 0) sizes.set(name, { cards, width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [name, cards]);
  return (
    <div ref={box} className="pf-groups__group">
      {children}
    </div>
  );
}
