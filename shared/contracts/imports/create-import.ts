import * as z from 'zod';
import { operation } from '../operation.ts';
import { importKind } from './fields.ts';
import { importBytesMax, importView } from './import.ts';

/** A file announced for upload, before any byte of it is sent. */
export const announcedFile = z.strictObject({
  kind: importKind,
  fileName: z
    .string()
    .min(1)
    .max(255)
    .regex(/\.csv$/i, 'Please upload a CSV file'),
  sizeBytes: z.int().min(1, 'The file is empty').max(importBytesMax, 'The file must be at most 100 MB'),
});

/**
 * Starts an import and returns an upload form for a file of exactly this size. After the upload,
 * `imports.analyseImport` reads the file.
 */
export const createImport = operation({
  id: 'imports.createImport',
  method: 'POST',
  path: '/api/imports',
  access: 'subscriber',
  allowance: 'import',
  summary: 'Start an import',
  body: announcedFile,
  output: z.strictObject({
    import: importView,
    upload: z.strictObject({ url: z.url(), fields: z.record(z.string(), z.string()) }),
  }),
  errors: ['conflict', 'too-many-requests'],
});
