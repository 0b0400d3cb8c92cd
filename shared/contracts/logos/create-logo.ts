import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { logoBytesMax, logoFileName } from './logo.ts';

/** Starts the upload of a logo: returns a form that accepts only a file with this size and type. */
export const createLogo = operation({
  id: 'logos.createLogo',
  method: 'POST',
  path: '/api/logos',
  access: 'signed-in',
  allowance: 'logo',
  summary: 'Start the upload of a logo',
  body: z.strictObject({
    fileName: logoFileName,
    sizeBytes: z.int().min(1, 'The file is empty').max(logoBytesMax, 'A logo must be at most 5 MB'),
  }),
  output: z.strictObject({
    logoId: ulid,
    upload: z.strictObject({ url: z.url(), fields: z.record(z.string(), z.string()) }),
  }),
});
