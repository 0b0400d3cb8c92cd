import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { importView } from './import.ts';

export const getImport = operation({
  id: 'imports.getImport',
  method: 'GET',
  path: '/api/imports/{importId}',
  access: 'subscriber',
  summary: 'The progress of an import',
  params: z.strictObject({ importId: ulid }),
  output: importView,
  errors: ['not-found'],
});
