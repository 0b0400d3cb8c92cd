import { timingSafeEqual } from 'node:crypto';
import {
  generator,
  multiplier,
  powerModulo,
  prime,
  scramblerOf,
  sessionKeyOf,
  signatureOf,
  toBigInt,
} from './group.ts';
import type { Identity } from './verifier.ts';

export type Handshake = {
  clientPublic: bigint;
  serverSecret: bigint;
  serverPublic: bigint;
  verifier: bigint;
  secretBlock: string;
};

export type Proof = { timestamp: string; signature: string };

const isUsable = (clientPublic: bigint) => clientPublic > 0n && clientPublic % prime !== 0n;

/** Undefined when the client's value would make the shared secret independent of the password. */
export function startHandshake(
  clientPublicHex: string,
  verifierHex: string,
  randomBytes: (count: number) => Buffer,
): Handshake | undefined {
  const clientPublic = BigInt(`0x${clientPublicHex}`);
  if (!isUsable(clientPublic)) return undefined;
  const serverSecret = toBigInt(randomBytes(32));
  const verifier = BigInt(`0x${verifierHex}`);
  const serverPublic = (multiplier * verifier + powerModulo(generator, serverSecret)) % prime;
  const secretBlock = randomBytes(256).toString('base64');
  return { clientPublic, serverSecret, serverPublic, verifier, secretBlock };
}

function sessionKey({ clientPublic, serverSecret, serverPublic, verifier }: Handshake): Buffer {
  const scrambler = scramblerOf(clientPublic, serverPublic);
  const shared = powerModulo(clientPublic * powerModulo(verifier, scrambler), serverSecret);
  return sessionKeyOf(scrambler, shared);
}

export function provesPassword(handshake: Handshake, identity: Identity, proof: Proof): boolean {
  const { secretBlock } = handshake;
  const signed = { ...identity, secretBlock, timestamp: proof.timestamp };
  const expected = signatureOf(sessionKey(handshake), signed);
  const given = Buffer.from(proof.signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
