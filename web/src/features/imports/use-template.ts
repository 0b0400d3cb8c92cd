import { useMutation } from '@tanstack/react-query';
import { getTemplate } from '../../../../shared/contracts/imports/get-template.ts';
import { call } from '../../api/call.ts';
import type { ImportKind } from './import-kinds.ts';

function save(fileName: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Downloads the template of a kind of file. */
export const useTemplate = (kind: ImportKind) =>
  useMutation({
    mutationFn: async () => {
      const { fileName, csvData } = await call(getTemplate, { kind });
      save(fileName, csvData);
    },
    // The dialog, which lies over the messages, says so itself.
    meta: { failure: () => undefined },
  });
