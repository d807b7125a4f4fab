import { addFactor } from '../../test/factors.ts';
import type { Scene } from './scene.ts';

/** Begins a second factor of the caller and returns the code that confirms it. */
export async function waitingFactor({ t, me }: Scene): Promise<string> {
  return (await addFactor(t, me.id, { confirmed: false })).code();
}

/** Gives the caller a second factor and returns a code of it. */
export async function ownFactor({ t, me }: Scene): Promise<string> {
  return (await addFactor(t, me.id)).code();
}
