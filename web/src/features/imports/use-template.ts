import { useMutation } from '@tanstack/react-query';
import { getTemplate } from '../../../../shared/contracts/imports/get-template.ts';
import { call } from '../../api/call.ts';
import { saveFile } from '../../ui/save-file.ts';
import type { ImportKind } from './import-kinds.ts';

/** Downloads the template of a kind of file. */
export const useTemplate = (kind: ImportKind) =>
  useMutation({
    mutationFn: async () => {
      const { fileName, csvData } = await call(getTemplate, { kind });
      saveFile(fileName, csvData);
    },
    // The dialog, which lies over the messages, says so itself.
    meta: { failure: () => undefined },
  });
