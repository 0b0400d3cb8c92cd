/** Objects of one bucket, by key. */
export interface Blobs {
  putJson(key: string, value: unknown): Promise<void>;
  /** The object's JSON, or undefined if it does not exist. */
  getJson(key: string): Promise<unknown>;
  /** Deletes every object whose key has this prefix. */
  removeAll(prefix: string): Promise<void>;
}
