import type { ReactNode } from 'react';
import { IconHeartFilled } from '../icons/icons.tsx';
import { Anchor } from './anchor.tsx';
import { Carousel } from './carousel.tsx';
import type { CarouselLabels } from './carousel.tsx';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';
import type { Photo } from './photo-image.tsx';

/** Every text comes ready to read. */
export interface ProfileCardProps {
  /** Where the card leads. */
  href: string;
  name: string;
  /** Beside the name, for example '28'. */
  age?: string | undefined;
  photos: readonly Photo[];
  /** Names the photos, for example 'Photos of Asha'. */
  photosLabel: string;
  labels: CarouselLabels;
  /** Stands where there is no photo. */
  placeholder?: ReactNode;
  /** Height and education, work, city: each on a line of its own. */
  lines: readonly string[];
  /** `Seal`s. */
  seals?: ReactNode;
  /** A `Ring`. */
  ring?: Elements;
  /** A quiet word below the lines. */
  note?: string | undefined;
  /** An `IconButton` with `raised` and `pressed`. */
  save?: ReactNode;
  /** An `IconButton` below `save`; at the end of the row of marks where the grid has rows. */
  aside?: ReactNode;
  /** The words of the heart ribbon, for example 'Matched'; without them there is no ribbon. */
  ribbon?: string | undefined;
  /** For cards on the first screen: loads the first photo at once. */
  eager?: boolean | undefined;
  sizes?: string | undefined;
  /** Level of the name's heading; default 2. */
  level?: 2 | 3 | undefined;
}

/** Letters of a word in a name from which on it is set smaller, and once more, where its card is narrow. */
const LONG = 10;
const LONGEST = 13;
/** Letters of a whole name from which on its lines may be cut, so that the age stands beside them and is not. */
const ENDLESS = 48;

/** A person: one link over the whole card, with the photo buttons and Save still working. */
export function ProfileCard(props: ProfileCardProps) {
  const Heading = props.level === 3 ? 'h3' : 'h2';
  const letters = Math.max(...props.name.split(/[\s-]+/).map((word) => word.length));
  const look = classNames(
    'sp-card',
    letters >= LONG && 'sp-card--long-name',
    letters >= LONGEST && 'sp-card--longest-name',
    props.name.length > ENDLESS && 'sp-card--endless-name',
  );
  return (
    <article className={look}>
      <div className="sp-card__photo">
        <Carousel
          label={props.photosLabel}
          photos={props.photos}
          labels={props.labels}
          eager={props.eager}
          sizes={props.sizes}
          href={props.href}
          placeholder={props.placeholder}
        />
        {props.ribbon && (
          <span className="sp-card__ribbon">
            <IconHeartFilled />
            <span>{props.ribbon}</span>
          </span>
        )}
        {props.save && <div className="sp-card__save">{props.save}</div>}
        <Heading className="sp-card__name">
          <Anchor href={props.href}>
            <span>
              <span>{props.name}</span>{' '}
              {props.age && <span className="sp-card__age">{props.age}</span>}
            </span>
          </Anchor>
        </Heading>
      </div>
      <div className="sp-card__body">
        <ul className="sp-card__lines">
          {props.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {props.note && <p className="sp-card__note">{props.note}</p>}
        {(props.ring || props.seals || props.aside) && (
          <div className="sp-card__marks">
            {props.ring}
            {props.seals && <div className="sp-card__seals">{props.seals}</div>}
            {props.aside && <div className="sp-card__aside">{props.aside}</div>}
          </div>
        )}
      </div>
    </article>
  );
}

interface CardGridProps {
  children: ReactNode;
  /** `rows` sets a small photo beside the words, one person below the other, on a phone; default two columns there. */
  look?: 'columns' | 'rows' | undefined;
}

/** The grid that cards stand in: 2 columns on a phone, 3 to 4 on a desk. */
export function CardGrid({ children, look }: CardGridProps) {
  return (
    <div className={classNames('sp-card-grid', look === 'rows' && 'sp-card-grid--rows')}>
      {children}
    </div>
  );
}
