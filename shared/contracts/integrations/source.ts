import * as z from 'zod';
import { instant } from '../values.ts';

/** Where a studio's schedule comes from: a studio system whose connection the team approves, or files. */
export const sourceKind = z.enum(['kenko', 'custom-erp', 'manual']);
export type SourceKind = z.output<typeof sourceKind>;

export const sourceView = z.strictObject({
  kind: sourceKind,
  status: z.enum(['connected', 'disconnected', 'pending']),
  approvalStatus: z.enum(['pending', 'approved', 'rejected']),
  notes: z.string().nullable(),
  requestedAt: instant,
});
export type SourceView = z.output<typeof sourceView>;
