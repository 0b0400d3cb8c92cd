import { constants, createHash, createHmac, createPublicKey, publicEncrypt } from 'node:crypto';

/** The 3072-bit group of RFC 5054, appendix A, with generator 2, which is built into Cognito's clients. */
const primeHex = [
  'FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD',
  'EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED',
  'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F',
  '83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B',
  'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510',
  '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7',
  'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C',
  'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
].join('');

export const prime = BigInt(`0x${primeHex}`);
export const generator = 2n;

export const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
export const toBigInt = (bytes: Buffer) => BigInt(`0x${bytes.toString('hex')}`);

function toBytes(value: bigint): Buffer {
  const digits = value.toString(16);
  return Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex');
}

/** Two's-complement bytes, as Java's BigInteger writes them: a leading zero where the top bit is set. */
export function toSignedBytes(value: bigint): Buffer {
  const bytes = toBytes(value);
  return (bytes[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.alloc(1), bytes]) : bytes;
}

export const multiplier = toBigInt(sha256(Buffer.concat([toSignedBytes(prime), toSignedBytes(generator)])));

const primeBytes = primeHex.length / 2;

/**
 * RSA without padding computes exactly this function of base, exponent and modulus. OpenSSL takes a seventh of the time
 * that JavaScript's BigInt takes.
 * @param exponent above zero and below the prime
 */
export function powerModulo(base: bigint, exponent: bigint): bigint {
  const n = toBytes(prime).toString('base64url');
  const e = toBytes(exponent).toString('base64url');
  const key = createPublicKey({ key: { kty: 'RSA', n, e }, format: 'jwk' });
  const text = Buffer.from((base % prime).toString(16).padStart(2 * primeBytes, '0'), 'hex');
  return toBigInt(publicEncrypt({ key, padding: constants.RSA_NO_PADDING }, text));
}

/** HKDF (RFC 5869) with one block and the scrambler as salt, as in Cognito's clients. */
export function sessionKeyOf(scrambler: bigint, shared: bigint): Buffer {
  const extracted = createHmac('sha256', toSignedBytes(scrambler)).update(toSignedBytes(shared)).digest();
  return createHmac('sha256', extracted).update('Caldera Derived Key\u0001').digest().subarray(0, 16);
}

/** The scrambler, which binds a session to the public values of both sides. */
export const scramblerOf = (clientPublic: bigint, serverPublic: bigint): bigint =>
  toBigInt(sha256(Buffer.concat([toSignedBytes(clientPublic), toSignedBytes(serverPublic)])));

/** The values that the client signs with the session key. */
export type Signed = { poolName: string; userId: string; secretBlock: string; timestamp: string };

/** The signature by which the client proves that it knows the password. */
export const signatureOf = (key: Buffer, { poolName, userId, secretBlock, timestamp }: Signed): Buffer =>
  createHmac('sha256', key)
    .update(poolName)
    .update(userId)
    .update(Buffer.from(secretBlock, 'base64'))
    .update(timestamp)
    .digest();
