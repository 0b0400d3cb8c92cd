import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { logoFileName } from './logo.ts';

/**
 * Looks into an uploaded logo and puts it where everybody sees it. What a superadmin uploads under the id of an
 * integration, as in 'wellhub.svg', becomes its logo; what others upload lies among their studio's own, and is its logo from then on.
 * `second-factor-required` for a superadmin without one; `not-found` where nothing was uploaded; `invalid-input` where the file is not what its name says, or could act.
 */
export const publishLogo = operation({
  id: 'logos.publishLogo',
  method: 'POST',
  path: '/api/logos/{logoId}',
  access: 'signed-in',
  allowance: 'publish-logo',
  summary: 'Publish an uploaded logo',
  params: z.strictObject({ logoId: ulid }),
  body: z.strictObject({ fileName: logoFileName }),
  output: z.strictObject({
    path: z.string().describe('where the logo is, at the address of the app'),
    integrationId: z.string().nullable().describe('whose logo it became; null where it is one of a studio'),
  }),
  errors: ['not-found', 'second-factor-required'],
});
