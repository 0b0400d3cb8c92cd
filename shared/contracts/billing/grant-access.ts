import * as z from 'zod';
import { operation } from '../operation.ts';
import { instant, studioId, text } from '../values.ts';

/** Gives a studio free access until a given day. Superadmins only; the reason is stored in the audit trail. */
export const grantAccess = operation({
  id: 'billing.grantAccess',
  method: 'PUT',
  path: '/api/admin/studios/{studioId}/access',
  access: 'superadmin',
  summary: 'Give a studio free access',
  params: z.strictObject({ studioId }),
  body: z.strictObject({ until: instant, reason: text().trim().min(1).max(500) }),
  output: z.strictObject({ studioId, until: instant }),
});
