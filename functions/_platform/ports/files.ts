import { Failure } from '#shared/contracts/failure.ts';

/** The refusal of work on a file that was deleted, because files are stored for a limited time. */
export const noLongerStored = (): Failure =>
  new Failure('conflict', 'The file is no longer stored. Upload it again.');

/** A form with which a browser uploads one file. It accepts no other file. */
export interface UploadForm {
  readonly url: string;
  readonly fields: Record<string, string>;
}

export interface UploadTerms {
  readonly key: string;
  /** The exact size of the file in bytes. */
  readonly sizeBytes: number;
  readonly contentType: string;
  readonly validSeconds: number;
}

export interface DownloadTerms {
  readonly key: string;
  /** The name under which a browser saves it. */
  readonly fileName: string;
  readonly contentType: string;
  readonly validSeconds: number;
}

/** The larger files in one bucket, by key. They are read and written in pieces. */
export interface Files {
  uploadForm(terms: UploadTerms): Promise<UploadForm>;
  /** A URL from which anyone who has it can download the file. */
  downloadUrl(terms: DownloadTerms): Promise<string>;
  /** Undefined if the file does not exist. */
  sizeOf(key: string): Promise<number | undefined>;
  /**
   * Reads the bytes from `start` up to, but excluding, `end`.
   *
   * @throws {Failure} `conflict` if the file is no longer stored
   */
  read(key: string, start: number, end: number): Promise<Uint8Array>;
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Stores a local file. */
  putFile(key: string, path: string, sizeBytes: number): Promise<void>;
  /** Deletes everything whose key has this prefix. */
  removeAll(prefix: string): Promise<void>;
}
