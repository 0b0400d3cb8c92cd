/** A local file that is written sequentially and deleted after use. */
export interface ScratchFile {
  readonly path: string;
  write(text: string): Promise<void>;
  /** Finishes writing. @returns the size in bytes */
  close(): Promise<number>;
  remove(): Promise<void>;
}

/** Temporary storage for data that is too large for memory. */
export interface Scratch {
  create(): Promise<ScratchFile>;
}
