import * as z from 'zod';
import { instant, studioId, text } from '../values.ts';
import { connectionState } from './integration.ts';
import { approvalStatus, studioSystem } from './source.ts';

/** Maximum number of requests on one page of the team's list, and the maximum count per kind. */
export const requestsPageItemsMax = 25;
export const requestsCountedMax = 1000;

/** The studio of a request, and its system. */
export const requestParams = z.strictObject({ studioId, system: studioSystem });

/** A studio's request as the team sees it. It never contains credentials. */
export const systemRequest = z.strictObject({
  studioId,
  system: studioSystem,
  email: z
    .string()
    .nullable()
    .describe('the address of the person who requested it; null if the account no longer exists'),
  studioName: z.string().nullable(),
  loginUrl: z.string().nullable(),
  notes: z.string().nullable(),
  hasCredentials: z.boolean(),
  status: z.enum(['connected', 'disconnected', 'pending']),
  approvalStatus,
  state: connectionState.describe('the state of its connection'),
  lastError: z.string().nullable().describe('if it is connected: why its data cannot be read'),
  requestedAt: instant,
  reviewedAt: instant.nullable(),
  reviewedBy: z.string().nullable().describe('the address of the superadmin who reviewed it'),
  rejectionReason: z.string().nullable(),
});
export type SystemRequest = z.output<typeof systemRequest>;

/** The reason, for the audit trail. */
export const reviewReason = text().trim().min(1).max(500);
