export interface ServedAs {
  readonly contentType: string;
  /** How long browsers and the network may cache it. */
  readonly cacheSeconds: number;
}

/** Files that everybody may see, by the path of their address. */
export interface PublicFiles {
  put(key: string, bytes: Uint8Array, as: ServedAs): Promise<void>;
}
