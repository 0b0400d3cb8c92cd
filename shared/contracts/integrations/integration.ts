import * as z from 'zod';
import { connectionStates } from '../../core/states/connection-state.ts';
import { instant, minor, ulid } from '../values.ts';
import { marketplace } from '../channels.ts';
import { guidelines } from './guidelines.ts';

/** How Cupo changes places at the marketplace: automatically through an API or a portal, or by a task for the owner. */
export const capability = z.enum(['push', 'portal', 'guided', 'none']);

/** What a marketplace pays, and the guidelines for its places. */
export const terms = z.strictObject({
  revenuePerBookingMinor: minor.min(0),
  noShowPayPercent: z.int().min(0).max(100),
  guidelines,
});

export const connection = z.strictObject({
  status: z.enum(['connected', 'disconnected']),
  connectedAt: instant,
  ...terms.shape,
});

/** The state of a connection, derived from its credentials, its circuit breaker and its last poll. */
export const connectionState = z.enum(connectionStates);

/** The recent health of a connected marketplace. */
export const connectionHealth = z.strictObject({
  breaker: z
    .enum(['closed', 'open', 'half-open'])
    .describe('open: nothing is sent for now; half-open: the next session shows whether it works again'),
  credentialsRefused: z.boolean().describe('nothing is sent until other credentials are stored'),
  retryAt: instant.nullable().describe('when the next session may begin, while it is open'),
  lastReadAt: instant.nullable().describe('when what stands there was last read whole'),
  lastError: z.strictObject({ at: instant, message: z.string() }).nullable(),
  lastTest: z
    .strictObject({ testId: ulid, at: instant, ok: z.boolean(), message: z.string() })
    .nullable()
    .describe('the last sign-in that was asked for, with these credentials'),
  driftClasses: z
    .int()
    .min(0)
    .describe('classes that showed another number than was set, at the last reading'),
  waitingClasses: z
    .int()
    .min(0)
    .describe('classes whose latest number was not confirmed, at the last reading'),
});
export type ConnectionHealth = z.output<typeof connectionHealth>;

/** One entry of the catalogue, with this studio's connection to it. */
export const integrationView = z.strictObject({
  integrationId: marketplace,
  name: z.string(),
  description: z.string(),
  capability,
  reportsLive: z.boolean().describe('whether it tells of every booking as it is made'),
  connection: connection.nullable(),
  state: connectionState,
  health: connectionHealth.nullable().describe('null where nothing is connected, or places are set by hand'),
});
export type IntegrationView = z.output<typeof integrationView>;
