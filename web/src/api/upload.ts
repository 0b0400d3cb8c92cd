import * as messages from '#messages/api';
import { ApiProblem } from './problem.ts';

/** An upload form for one file: its URL, and the fields that come before the file. */
export interface UploadForm {
  url: string;
  fields: Readonly<Record<string, string>>;
}

interface UploadOptions {
  signal: AbortSignal;
  /** Told how many bytes of the file are on their way. */
  onSent: (sentBytes: number) => void;
}

/** An upload of any length may take its time, but not stand still. */
const silenceMsMax = 60_000;

function bodyOf({ fields }: UploadForm, file: File): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  // The store reads no field that comes after the file.
  body.append('file', file);
  return body;
}

const interrupted = (): ApiProblem => new ApiProblem('network', messages.theUploadWasInterruptedCheckYour);
const refused = (status: number): ApiProblem =>
  new ApiProblem('unavailable', messages.theFileWasNotAcceptedPlease, { status });

/** Sends a file to a form. fetch tells nothing of what was sent, so this is the old way to ask. */
export async function uploadFile(form: UploadForm, file: File, options: UploadOptions): Promise<void> {
  const { signal, onSent } = options;
  signal.throwIfAborted();
  const request = new XMLHttpRequest();
  let silence: ReturnType<typeof setTimeout> | undefined;
  const listen = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => request.abort(), silenceMsMax);
  };
  const stop = (): void => request.abort();
  const answered = new Promise<void>((resolve, reject) => {
    request.addEventListener('load', () =>
      request.status >= 200 && request.status < 300 ? resolve() : reject(refused(request.status)),
    );
    request.addEventListener('error', () => reject(interrupted()));
    request.addEventListener('abort', () => reject(interrupted()));
  });
  request.upload.addEventListener('progress', ({ loaded }) => {
    listen();
    // The form's fields count among what was sent.
    onSent(Math.min(loaded, file.size));
  });
  signal.addEventListener('abort', stop);
  listen();
  request.open('POST', form.url);
  request.send(bodyOf(form, file));
  try {
    await answered;
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', stop);
  }
}
