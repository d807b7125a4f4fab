import * as z from 'shared-contracts/schema';

/** Texts by A/B code, as v2/ab answers them. */
export type TextOverrides = Readonly<Record<string, string>>;

/** Name under which a member's device keeps its A/B texts; signing out takes them away (readings, 'Screens'). */
export const TEXTS_KEY = 'device.texts';

/** A device keeps its texts this long, in ms: 30 days. */
export const TEXTS_LIFE = 30 * 24 * 3_600_000;

/** The A/B texts of this device: what it has once shown stays, so that a label does not change from day to day. */
export interface KeptTexts {
  /** The texts from an earlier visit; none where there was none, or too long ago. */
  current(): TextOverrides;
  /** Takes what the server has now: texts already kept stay, texts no longer served go. Replies the new set. */
  keep(served: TextOverrides): TextOverrides;
}

const Kept = z.object({ since: z.number(), texts: z.record(z.string(), z.string()) });

export function createKeptTexts(storage: Storage, now: () => number): KeptTexts {
  const read = () => {
    const kept = Kept.safeParse(parsed(storage.getItem(TEXTS_KEY))).data;
    return kept !== undefined && now() - kept.since < TEXTS_LIFE ? kept : null;
  };
  return {
    current: () => read()?.texts ?? {},
    keep(served) {
      const kept = read();
      const texts = Object.fromEntries(
        Object.entries(served).map(([code, text]) => [code, kept?.texts[code] ?? text]),
      );
      const isEmpty = Object.keys(texts).length === 0;
      if (isEmpty) storage.removeItem(TEXTS_KEY);
      else storage.setItem(TEXTS_KEY, JSON.stringify({ since: kept?.since ?? now(), texts }));
      return texts;
    },
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch (error) {
    // Written by hand, or cut off: as good as nothing.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
