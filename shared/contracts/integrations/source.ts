import * as z from 'zod';
import { instant } from '../values.ts';

/** A studio's own system, which the team connects on request. */
export const studioSystems = ['kenko', 'custom-erp'] as const;
export const studioSystem = z.enum(studioSystems);
export type StudioSystemName = z.output<typeof studioSystem>;

/** The display name of each source. */
export const systemNames: Record<StudioSystemName, string> = { kenko: 'Kenko', 'custom-erp': 'Custom ERP' };

/** The kind of source of a studio's schedule: a studio system whose connection the team approves, or files. */
export const sourceKind = z.enum([...studioSystems, 'manual']);
export type SourceKind = z.output<typeof sourceKind>;

export const approvalStatus = z.enum(['pending', 'approved', 'rejected']);
export type ApprovalStatus = z.output<typeof approvalStatus>;

export const studioNameCharactersMax = 200;
export const loginUrlCharactersMax = 500;
export const sourceNotesCharactersMax = 2000;

export const sourceView = z.strictObject({
  kind: sourceKind,
  status: z.enum(['connected', 'disconnected', 'pending']),
  approvalStatus,
  notes: z.string().nullable(),
  requestedAt: instant,
  studioName: z.string().nullable(),
  loginUrl: z.string().nullable(),
  hasCredentials: z.boolean(),
  reviewedAt: instant.nullable(),
  rejectionReason: z.string().nullable(),
  revealedAt: instant.nullable().describe('when the team last viewed the credentials'),
  lastSyncAt: instant.nullable().describe('when its whole schedule and all bookings were last read'),
  lastError: z
    .strictObject({ at: instant, message: z.string() })
    .nullable()
    .describe('why its data cannot be read'),
});
export type SourceView = z.output<typeof sourceView>;
