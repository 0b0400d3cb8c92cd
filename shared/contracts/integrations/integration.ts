import * as z from 'zod';
import { instant, minor } from '../values.ts';
import { marketplace } from '../channels.ts';

/** How Cupo changes places there: by itself through an interface or a portal, or by a task for the owner. */
export const capability = z.enum(['push', 'portal', 'guided', 'none']);

export const connection = z.strictObject({
  status: z.enum(['connected', 'disconnected']),
  connectedAt: instant,
  revenuePerBookingMinor: minor,
  noShowPayPercent: z.int().min(0).max(100),
});

/** One entry of the catalogue, with this studio's connection to it. */
export const integrationView = z.strictObject({
  integrationId: marketplace,
  name: z.string(),
  description: z.string(),
  capability,
  connection: connection.nullable(),
});
export type IntegrationView = z.output<typeof integrationView>;
