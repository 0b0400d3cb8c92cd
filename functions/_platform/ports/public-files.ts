export interface ServedAs {
  readonly contentType: string;
  /** How long browsers and CDNs may cache the file. */
  readonly cacheSeconds: number;
}

/** Public files, by URL path. */
export interface PublicFiles {
  put(key: string, bytes: Uint8Array, as: ServedAs): Promise<void>;
}
