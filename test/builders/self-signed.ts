import { generateKeyPairSync, sign } from 'node:crypto';

/** One element of ASN.1 in DER. */
function element(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Uint8Array[]) => element(0x30, ...parts);
const text = (tag: number, value: string) => element(tag, Buffer.from(value));
/** 1.3.101.112, Ed25519. */
const algorithm = sequence(element(0x06, Buffer.from([0x2b, 0x65, 0x70])));
const commonName = Buffer.from([0x55, 0x04, 0x03]);

/** A private key with a self-signed certificate. */
export function selfSigned(name: string): { readonly key: string; readonly cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const named = sequence(element(0x31, sequence(element(0x06, commonName), text(0x0c, name))));
  const valid = sequence(text(0x17, '200101000000Z'), text(0x17, '491231235959Z'));
  const serial = element(0x02, Buffer.from([1]));
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const signed = sequence(serial, algorithm, named, valid, named, spki);
  const signature = element(0x03, Buffer.from([0]), sign(null, signed, privateKey));
  const base64 = sequence(signed, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  };
}
