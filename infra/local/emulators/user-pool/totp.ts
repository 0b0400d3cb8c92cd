import { createHmac, timingSafeEqual } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;
const stepsAround = [0, -1, 1] as const;

export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[parseInt(five.padEnd(5, '0'), 2)]).join('');
}

export function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => parseInt(eight, 2)));
}

/** HOTP (RFC 4226) with SHA-1 and six digits, for the 30-second steps of RFC 6238. */
export function totpAtStep(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The code that an authenticator app shows at a given time. */
export const codeAt = (secret: string, nowMs: number): string =>
  totpAtStep(fromBase32(secret), Math.floor(nowMs / 1000 / stepSeconds));

/** The time step of a code, with a tolerance of one step in each direction; undefined for a wrong code. */
export function matchTotpStep(secret: string, code: string, nowMs: number): number | undefined {
  const current = Math.floor(nowMs / 1000 / stepSeconds);
  const given = Buffer.from(code);
  return stepsAround
    .map((around) => current + around)
    .find((step) => {
      const expected = Buffer.from(totpAtStep(fromBase32(secret), Math.max(step, 0)));
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
}
