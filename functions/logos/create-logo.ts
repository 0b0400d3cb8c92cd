import { createLogo } from '#shared/contracts/logos/create-logo.ts';
import { logoTypes, logoExtensionOf } from '#shared/contracts/logos/logo.ts';
import { uploads } from '#functions/_platform/adapters/files.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { uploadedKey } from './logo-keys.ts';

/** How long an upload form is valid. The upload has to begin within that time. */
const formValidSeconds = 5 * 60;

export const handler = httpOperation(
  createLogo,
  { uploads },
  async ({ input, caller: { studioId }, deps }) => {
    const { fileName, sizeBytes } = input;
    const logoId = deps.ids.next();
    const contentType = logoTypes[logoExtensionOf(fileName) ?? 'png'];
    const terms = {
      key: uploadedKey(studioId, logoId),
      sizeBytes,
      contentType,
      validSeconds: formValidSeconds,
    };
    return { logoId, upload: await deps.uploads.uploadForm(terms) };
  },
);
