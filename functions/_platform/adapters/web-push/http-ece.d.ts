// Types for the part of `http_ece` that is used. The package has none.
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface Terms {
    readonly version: 'aes128gcm';
    readonly privateKey: ECDH;
    readonly authSecret: string;
    readonly dh?: string;
    readonly salt?: string;
  }
  export function encrypt(content: Buffer, terms: Terms): Buffer;
  export function decrypt(content: Buffer, terms: Terms): Buffer;
}
