import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

// Just enough of X.509 (RFC 5280) for a test to speak TLS to itself: Node makes keys and no certificates.

const OBJECT_ID = {
  commonName: [0x55, 0x04, 0x03],
  ecdsaWithSha256: [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02],
} as const;

/** A certificate and its key, both PEM. */
export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

/** Makes a certificate of a host name that it signs itself, good until 2049. */
export function selfSignedCertificate(host: string): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(objectId(OBJECT_ID.ecdsaWithSha256));
  const name = sequence(
    value(0x31, sequence(objectId(OBJECT_ID.commonName), value(0x0c, Buffer.from(host)))),
  );
  const validity = sequence(utcTime('200101000000Z'), utcTime('491231235959Z'));
  const serial = value(0x02, Buffer.concat([Buffer.of(1), randomBytes(8)]));
  const body = sequence(
    serial,
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', body, privateKey);
  const whole = sequence(body, algorithm, value(0x03, Buffer.concat([Buffer.of(0), signature])));
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return value(0x30, Buffer.concat(parts));
}

function objectId(bytes: readonly number[]): Buffer {
  return value(0x06, Buffer.from(bytes));
}

function utcTime(text: string): Buffer {
  return value(0x17, Buffer.from(text));
}

/** A value of DER: its tag, its length in as few bytes as it takes, and its bytes. */
function value(tag: number, bytes: Buffer): Buffer {
  const { length } = bytes;
  if (length < 0x80) return Buffer.concat([Buffer.of(tag, length), bytes]);
  const size =
    length < 0x100 ? Buffer.of(0x81, length) : Buffer.of(0x82, length >> 8, length & 0xff);
  return Buffer.concat([Buffer.of(tag), size, bytes]);
}
