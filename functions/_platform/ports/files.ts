/** A form for uploading one file from a browser; it accepts no other file. */
export interface UploadForm {
  readonly url: string;
  readonly fields: Record<string, string>;
}

export interface UploadTerms {
  readonly key: string;
  /** The file has exactly this many bytes. */
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

/** Larger files of one bucket, by key; read and written piece by piece. */
export interface Files {
  uploadForm(terms: UploadTerms): Promise<UploadForm>;
  /** An address from which anybody who has it can download the file. */
  downloadUrl(terms: DownloadTerms): Promise<string>;
  /** Undefined if the file does not exist. */
  sizeOf(key: string): Promise<number | undefined>;
  /** The bytes from `start` up to, but not including, `end`. */
  read(key: string, start: number, end: number): Promise<Uint8Array>;
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Stores a file of this machine. */
  putFile(key: string, path: string, sizeBytes: number): Promise<void>;
  /** Removes everything whose key begins so. */
  removeAll(prefix: string): Promise<void>;
}
