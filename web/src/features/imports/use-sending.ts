import { useRef, useState } from 'react';
import { createImport } from '#shared/contracts/imports/create-import.ts';
import type { ImportKind } from '#shared/contracts/imports/fields.ts';
import { call } from '../../api/call.ts';
import { uploadFile } from '../../api/upload.ts';
import { useChange } from '../../api/use-change.ts';
import { abandon, analyse } from './requests.ts';
import { keepImport } from './use-import.ts';

/** The dialog covers the page's messages, so it shows its own errors. */
export const saidInDialog = { failure: () => undefined };

async function send(
  kind: ImportKind,
  file: File,
  options: { signal: AbortSignal; onSent: (sentBytes: number) => void },
): Promise<string> {
  const { import: created, upload } = await call(createImport, {
    kind,
    fileName: file.name,
    sizeBytes: file.size,
  });
  const { importId } = await keepImport(created);
  try {
    await uploadFile(upload, file, options);
  } catch (error) {
    abandon(importId);
    throw error;
  }
  return importId;
}

/** Uploads a file and has the server read it. */
export function useSending(kind: ImportKind) {
  const [sentBytes, setSentBytes] = useState(0);
  const abort = useRef<AbortController>(undefined);
  const analysing = useChange({
    mutationFn: analyse,
    onError: (_error, importId) => abandon(importId),
    meta: saidInDialog,
  });
  const sending = useChange({
    mutationFn: async (file: File) => {
      abort.current = new AbortController();
      setSentBytes(0);
      return await send(kind, file, { signal: abort.current.signal, onSent: setSentBytes });
    },
    onSuccess: (importId) => analysing.mutate(importId),
    meta: saidInDialog,
  });
  const start = (file: File): void => {
    analysing.reset();
    sending.mutate(file);
  };
  const stop = (): void => {
    abort.current?.abort();
    sending.reset();
    analysing.reset();
  };
  return { sentBytes, sending, analysing, start, stop };
}
