import { errors, jwtVerify, SignJWT, type CryptoKey } from 'jose';

/** How long a token is good, in seconds: 30 days. */
export const TOKEN_SECONDS = 30 * 24 * 60 * 60;

const ISSUER = 'saptapadi';
const AUDIENCE = 'saptapadi-api';
const ALGORITHM = 'HS256';

/** What a token says: whose session it is, and at which version of the account it was made. */
export interface TokenClaims {
  readonly accountId: string;
  readonly sessionId: string;
  readonly version: number;
}

/** The latest key: every request and every socket reads a token, and an import costs more than the check. */
let imported: { readonly secret: string; readonly key: Promise<CryptoKey> } | null = null;

function keyOf(secret: string): Promise<CryptoKey> {
  if (imported?.secret === secret) return imported.key;
  const bytes = new TextEncoder().encode(secret);
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = crypto.subtle.importKey('raw', bytes, hmac, false, ['sign', 'verify']);
  imported = { secret, key };
  return key;
}

/** Signs a session token that ends after TOKEN_SECONDS. */
export async function signToken(claims: TokenClaims, secret: string, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ ver: claims.version })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(claims.accountId)
    .setJti(claims.sessionId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + TOKEN_SECONDS)
    .sign(await keyOf(secret));
}

/** A token that was read, and when it ends. */
export interface SignedToken {
  readonly claims: TokenClaims;
  readonly expiresAt: Date;
}

/** Reads what a token claims that we signed and that has not ended; null for every other text. */
export async function readToken(
  token: string,
  secret: string,
  now: Date,
): Promise<TokenClaims | null> {
  return (await readSignedToken(token, secret, now))?.claims ?? null;
}

/** Reads a token that we signed and that has not ended; null for every other text. */
export async function readSignedToken(
  token: string,
  secret: string,
  now: Date,
): Promise<SignedToken | null> {
  try {
    const { payload } = await jwtVerify(token, await keyOf(secret), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: now,
      requiredClaims: ['sub', 'jti', 'exp', 'ver'],
    });
    const { sub, jti, ver, exp } = payload;
    if (!isUuid(sub) || !isUuid(jti) || typeof ver !== 'number' || exp === undefined) return null;
    return {
      claims: { accountId: sub, sessionId: jti, version: ver },
      expiresAt: new Date(exp * 1000),
    };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

function isUuid(text: string | undefined): text is string {
  return text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
