import type { Insertable } from 'kysely';
import type { OwnProfileTables } from '../../src/modules/profiles/own/own-profile.tables.ts';
import type { ProfileTables } from '../../src/modules/profiles/profiles.tables.ts';
import { createRandom, type Random } from './random.ts';
import { momentOf, otherSide, type Scene } from './scene.ts';
import type { SeedPerson } from './seed-types.ts';

/** Whom people saved, shut out, looked at, and whose contacts they saw. */
export interface SeedSaved {
  readonly bookmarks: Insertable<ProfileTables['bookmarks']>[];
  readonly blocks: Insertable<ProfileTables['blocks']>[];
  readonly views: Insertable<OwnProfileTables['profile_views']>[];
  readonly contactViews: Insertable<OwnProfileTables['contact_views']>[];
}

/** How many people each demo account saved; Asha has more than a page. */
const SAVED = { asha: 27, rohan: 8, meera: 5 } as const;

/** Makes what one member keeps of others, demo accounts first. */
export function makeSaved(scene: Scene): SeedSaved {
  const random = createRandom('saptapadi/saved');
  const saved: SeedSaved = { bookmarks: [], blocks: [], views: [], contactViews: [] };
  for (const name of ['asha', 'rohan', 'meera'] as const) {
    const person = scene[name];
    const others = random.sample(scene.others(otherSide(person)), SAVED[name] + 26);
    for (const other of others.splice(0, SAVED[name]))
      saved.bookmarks.push(bookmark(random, scene, person, other));
    // Blocked people are neither saved nor among those who looked.
    for (const blocked of others.splice(0, 2))
      saved.blocks.push(block(random, scene, person, blocked));
    for (const viewer of others) addView(saved, random, scene, viewer, person);
  }
  for (const person of random.sample(scene.others('female').concat(scene.others('male')), 220)) {
    for (const other of random.sample(scene.others(otherSide(person)), random.int(1, 4))) {
      if (random.chance(0.6)) saved.bookmarks.push(bookmark(random, scene, person, other));
      addView(saved, random, scene, person, other);
    }
  }
  for (const person of random.sample(scene.others('female'), 6)) {
    const [other] = random.sample(scene.others('male'), 1);
    if (other !== undefined) saved.blocks.push(block(random, scene, person, other));
  }
  return saved;
}

function bookmark(random: Random, { now }: Scene, from: SeedPerson, to: SeedPerson) {
  const created_at = momentOf(random, now, [from, to], 90);
  return { id: random.uuid(), from_id: from.id, to_id: to.id, created_at };
}

function block(random: Random, { now }: Scene, blocker: SeedPerson, blocked: SeedPerson) {
  const created_at = momentOf(random, now, [blocker, blocked]);
  return { blocker_id: blocker.id, blocked_id: blocked.id, created_at };
}

/** A look at a profile; whoever may see contacts sometimes did. */
function addView(
  { views, contactViews }: SeedSaved,
  random: Random,
  { now }: Scene,
  viewer: SeedPerson,
  viewed: SeedPerson,
): void {
  const at = momentOf(random, now, [viewer, viewed], 30);
  views.push({ viewer_id: viewer.id, viewed_id: viewed.id, viewed_at: at });
  const mayReveal = viewer.plan !== 'hope' && viewer.verified.personal;
  if (!mayReveal || viewed.contacts.length === 0 || !random.chance(0.7)) return;
  contactViews.push({
    viewer_id: viewer.id,
    shown_id: viewed.id,
    day: at.toISOString().slice(0, 10),
    seen_at: at,
  });
}
