import * as z from 'zod';
import { operation } from '../operation.ts';
import { sourceKind, sourceNotesCharactersMax, sourceView } from './source.ts';
import { text } from '../values.ts';

/** Chooses where the schedule comes from: files immediately, a studio system after the team's approval. */
export const chooseSource = operation({
  id: 'integrations.chooseSource',
  method: 'PUT',
  path: '/api/integrations/sources/{kind}',
  access: 'subscriber',
  summary: "Choose the schedule's source",
  params: z.strictObject({ kind: sourceKind }),
  body: z.strictObject({ notes: text().trim().max(sourceNotesCharactersMax).optional() }),
  output: sourceView,
  errors: ['conflict'],
});
