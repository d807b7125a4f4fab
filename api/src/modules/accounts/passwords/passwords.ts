import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB and two passes, the smallest that OWASP recommends; about 60 ms. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** Hashes a password into its PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Compares against a hash of nothing known, so that an account without a password takes as long. */
let noPasswordHash: Promise<string> | undefined;

/** Whether the password fits; takes the same time when there is no hash to compare with. */
export async function passwordFits(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  noPasswordHash ??= hashPassword(crypto.randomUUID());
  const fits = await verify(passwordHash ?? (await noPasswordHash), password);
  return fits && typeof passwordHash === 'string';
}
