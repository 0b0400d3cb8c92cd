import * as z from 'zod';
import { marketplace } from '../channels.ts';
import { operation } from '../operation.ts';
import { minor } from '../values.ts';
import { integrationView } from './integration.ts';

/**
 * Connects a marketplace, or replaces its credentials and price. The credentials are sealed before they are
 * stored and are never given out again. User name and password mean, at Wellhub the gym id and the token,
 * at TotalPass the place's and the partner's API key, at Fitpass the portal's sign-in. ClassPass has neither: its
 * places are set by hand.
 */
export const connectMarketplace = operation({
  id: 'integrations.connectMarketplace',
  method: 'PUT',
  path: '/api/integrations/{integrationId}/connection',
  access: 'subscriber',
  summary: 'Connect a marketplace',
  params: z.strictObject({ integrationId: marketplace }),
  body: z.strictObject({
    username: z.string().trim().min(1).max(200).optional(),
    password: z.string().min(1).max(500).optional(),
    revenuePerBookingMinor: minor.min(0),
    noShowPayPercent: z.int().min(0).max(100).default(0),
  }),
  output: integrationView,
  errors: ['conflict'],
});
