import * as z from 'zod';
import { operation } from '../operation.ts';
import { cursor, ulid } from '../values.ts';
import { previewView } from './preview.ts';

/** The state of a preview, and one page of its problems. `running` until it is ready. */
export const getPreview = operation({
  id: 'imports.getPreview',
  method: 'GET',
  path: '/api/imports/{importId}/preview',
  access: 'subscriber',
  summary: 'The preview of an import',
  params: z.strictObject({ importId: ulid }),
  query: z.strictObject({
    previewId: z.string().regex(/^[0-9a-f]{16}$/, 'must be the id of a preview'),
    cursor: cursor.optional(),
  }),
  output: previewView,
  errors: ['not-found'],
});
