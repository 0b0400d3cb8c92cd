import * as messages from '#messages/api';
import { ApiProblem } from './problem.ts';

/** An upload form for one file: its URL, and the form fields to send before the file. */
export interface UploadForm {
  url: string;
  fields: Readonly<Record<string, string>>;
}

interface UploadOptions {
  signal: AbortSignal;
  /** Called with the number of bytes sent so far. */
  onSent: (sentBytes: number) => void;
}

/** An upload may take any length of time as long as it makes progress. */
const silenceMsMax = 60_000;

function bodyOf({ fields }: UploadForm, file: File): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  // The store ignores fields that come after the file.
  body.append('file', file);
  return body;
}

const interrupted = (): ApiProblem => new ApiProblem('network', messages.theUploadWasInterruptedCheckYour);
const refused = (status: number): ApiProblem =>
  new ApiProblem('unavailable', messages.theFileWasNotAcceptedPlease, { status });

/** Sends a file to a form, with XMLHttpRequest, because fetch reports no upload progress. */
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
    // The progress includes the form's own fields.
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
