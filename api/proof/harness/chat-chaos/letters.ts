import type { Random } from '../../../demo/seed/random.ts';
import type { Talker } from './cast.ts';
import type { Letter } from './device.ts';

const TEXTS = ['Namaste', 'नमस्कार, कसे आहात?', '🌸🌸', 'Shall we meet on Sunday?', 'क्ष ज्ञ त्र', 'ok'];

/** What each device will say, in order: to friends at random, in texts of every script. */
export function writeLetters(
  random: Random,
  devices: readonly Talker[],
  count: number,
): Letter[][] {
  const letters: Letter[][] = devices.map(() => []);
  for (let number = 0; number < count; number += 1) {
    const device = random.int(0, devices.length - 1);
    const to = random.pick(devices[device]?.friends ?? []);
    const text = `${random.pick(TEXTS)} ${number}`;
    letters[device]?.push({ to, text, clientId: `device-${device}:${number}` });
  }
  return letters;
}
