import { randomInt } from 'node:crypto';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 14;

/** A new id as Razorpay writes them: a word, an underscore and 14 random characters of base 62. */
export function entityId(prefix: 'order' | 'pay' | 'rfnd' | 'card' | 'evt'): string {
  const random = Array.from({ length: LENGTH }, () => BASE62[randomInt(BASE62.length)]);
  return `${prefix}_${random.join('')}`;
}
