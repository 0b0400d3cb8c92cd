import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { logoFileName } from './logo.ts';

/**
 * Checks an uploaded logo and publishes it. A superadmin's file named after an integration's id, such as 'wellhub.svg',
 * becomes that integration's logo; any other file becomes the studio's logo. `second-factor-required` for a superadmin
 * without one; `not-found` if nothing was uploaded; `invalid-input` if the content does not match the file's extension
 * or could run something.
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
    path: z.string().describe("the logo's path on the site of the app"),
    integrationId: z
      .string()
      .nullable()
      .describe("the integration that got this logo; null if it is a studio's logo"),
  }),
  errors: ['not-found', 'second-factor-required'],
});
