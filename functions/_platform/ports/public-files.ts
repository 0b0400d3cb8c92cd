export interface ServedAs {
  readonly contentType: string;
  /** How long a browser and the network in between may keep it. */
  readonly cacheSeconds: number;
}

/** Files that everybody may see, by the path of their address. */
export interface PublicFiles {
  put(key: string, bytes: Uint8Array, as: ServedAs): Promise<void>;
}
