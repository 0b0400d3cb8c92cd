import * as z from 'zod';
import { isShownAddress } from '../../core/shown-address.ts';
import { operation } from '../operation.ts';
import {
  loginUrlCharactersMax,
  sourceNotesCharactersMax,
  sourceView,
  studioNameCharactersMax,
  studioSystem,
} from './source.ts';
import { text } from '../values.ts';

/**
 * Asks the team to connect a studio system, or changes a pending request. A custom system needs its login address. The
 * credentials are encrypted before they are stored. The team can view the credentials of one request at a time, and
 * each view is recorded.
 */
export const requestSystem = operation({
  id: 'integrations.requestSystem',
  method: 'PUT',
  path: '/api/integrations/systems/{system}/request',
  access: 'subscriber',
  allowance: 'request-system',
  summary: 'Request the connection of a studio system',
  params: z.strictObject({ system: studioSystem }),
  body: z.strictObject({
    studioName: text().trim().min(1).max(studioNameCharactersMax),
    loginUrl: z
      .string()
      .max(loginUrlCharactersMax)
      .refine(isShownAddress, 'must be an address that begins with https://, without a user name')
      .optional(),
    notes: text().trim().max(sourceNotesCharactersMax).optional(),
    username: text().trim().min(1).max(200),
    password: text().min(1).max(500),
  }),
  output: sourceView,
  errors: ['conflict'],
});
