import type { getSides } from 'shared-contracts/calls/own-profile';
import { fromPid } from 'shared-contracts/domain/pid';
import type { Handler } from '../../../platform/calls/serve.ts';
import { profileNotFound } from '../profiles.handlers.ts';
import { findSide } from '../profiles.store.ts';
import { findFace } from '../view/face.store.ts';

/**
 * Which of the caller and the person of a pid is bride and groom; null for an unknown or own pid. The `gender` of the
 * address is not needed: both are stored.
 */
export const answerGetSides: Handler<typeof getSides> = async (
  { query: { pid } },
  { db, caller },
) => {
  const id = fromPid(pid);
  const face = id === null ? undefined : await findFace(db, id, caller);
  if (id === null || face === undefined) throw profileNotFound();
  const own = id === caller.id ? undefined : await findSide(db, caller.id);
  const people = [
    { id, gender: face.gender },
    { id: caller.id, gender: own?.gender },
  ];
  const sideOf = (gender: string) => people.find((one) => one.gender === gender)?.id ?? null;
  return { data: { bride: sideOf('female'), groom: sideOf('male') } };
};
