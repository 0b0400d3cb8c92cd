/** A local file that is written sequentially and then thrown away. */
export interface ScratchFile {
  readonly path: string;
  write(text: string): Promise<void>;
  /** Ends the writing. @returns how many bytes it holds */
  close(): Promise<number>;
  remove(): Promise<void>;
}

/** Storage for data that are too large for memory. */
export interface Scratch {
  create(): Promise<ScratchFile>;
}
