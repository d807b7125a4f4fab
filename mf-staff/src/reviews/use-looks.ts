import { useState } from 'react';

/** How a page is looked at. */
export interface Look {
  /** 1 is the whole page in its frame. */
  readonly zoom: number;
  /** Quarter turns clockwise, 0 to 3. */
  readonly turn: number;
}

const FIT: Look = { zoom: 1, turn: 0 };
const MOST = 6;
/** One key press, or one notch of the wheel. */
const STEP = 1.25;

/** How each page of what is in hand is looked at, by its id. */
export function useLooks() {
  const [looks, setLooks] = useState<Readonly<Record<string, Look>>>({});
  const lookAt = (id: string): Look => looks[id] ?? FIT;
  const change = (id: string, to: (look: Look) => Partial<Look>) =>
    setLooks((all) => {
      const look = all[id] ?? FIT;
      return { ...all, [id]: { ...look, ...to(look) } };
    });
  return {
    lookAt,
    zoomBy: (id: string, factor: number) =>
      change(id, ({ zoom }) => ({ zoom: Math.min(MOST, Math.max(1, zoom * factor)) })),
    zoomIn: (id: string) => change(id, ({ zoom }) => ({ zoom: Math.min(MOST, zoom * STEP) })),
    zoomOut: (id: string) => change(id, ({ zoom }) => ({ zoom: Math.max(1, zoom / STEP) })),
    fit: (id: string) => change(id, () => ({ zoom: 1 })),
    turnRight: (id: string) => change(id, ({ turn }) => ({ turn: (turn + 1) % 4 })),
  };
}

/** The looks of one desk. */
export type Looks = ReturnType<typeof useLooks>;
