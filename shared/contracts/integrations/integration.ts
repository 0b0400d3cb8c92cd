import * as z from 'zod';
import { connectionStates } from '../../core/states/connection-state.ts';
import { visitValueMinorMax } from '../../core/visits/kinds.ts';
import { instant, minor, ulid } from '../values.ts';
import { marketplace } from '../channels.ts';
import { guidelines } from './guidelines.ts';

/** How Cupo changes places at the marketplace: automatically through an API or a portal, or by a task for the owner. */
export const capability = z.enum(['push', 'portal', 'guided', 'none']);

/** What a marketplace pays, and the guidelines for its places. */
export const terms = z.strictObject({
  revenuePerBookingMinor: minor.min(0).max(visitValueMinorMax),
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
    .describe('open: nothing is sent for now; half-open: the next session tests whether it works again'),
  credentialsRefused: z.boolean().describe('nothing is sent until new credentials are stored'),
  retryAt: instant.nullable().describe('while it is open: when the next session may begin'),
  lastReadAt: instant.nullable().describe('when everything there was last read'),
  lastError: z.strictObject({ at: instant, message: z.string() }).nullable(),
  lastTest: z
    .strictObject({ testId: ulid, at: instant, ok: z.boolean(), message: z.string() })
    .nullable()
    .describe('the last requested sign-in with these credentials'),
  driftClasses: z.int().min(0).describe('classes that showed a number other than the set one when last read'),
  waitingClasses: z.int().min(0).describe('classes whose latest number was not yet confirmed when last read'),
});
export type ConnectionHealth = z.output<typeof connectionHealth>;

/** One entry of the catalogue, with this studio's connection to it. */
export const integrationView = z.strictObject({
  integrationId: marketplace,
  name: z.string(),
  description: z.string(),
  capability,
  reportsLive: z.boolean().describe('whether it reports every booking immediately'),
  connection: connection.nullable(),
  state: connectionState,
  health: connectionHealth.nullable().describe('null if nothing is connected, or if places are set by hand'),
});
export type IntegrationView = z.output<typeof integrationView>;
