import * as z from 'zod';
import { marketplace } from '../channels.ts';
import { operation } from '../operation.ts';
import { defaultGuidelines } from './guidelines.ts';
import { integrationView, terms } from './integration.ts';
import { text } from '../values.ts';

/**
 * Connects a marketplace, or replaces its credentials and terms. It signs in to the marketplace first: credentials
 * that are refused are not stored. Credentials are encrypted before they are stored, and are never returned. User name
 * and password are, at Wellhub, the gym id and the token; at TotalPass, the venue's and the partner's API key; at
 * Fitpass, the portal's sign-in. ClassPass has neither: its places are set by hand.
 *
 * Pushes that failed because the marketplace did not accept the former credentials are sent again, if they are still
 * the latest number of their class and the class has not begun.
 *
 * Refusals: `invalid-input` naming `body.password` if the marketplace does not accept them, `unavailable` if it cannot
 * be reached now, `too-many-requests` after too many tries within an hour.
 */
export const connectMarketplace = operation({
  id: 'integrations.connectMarketplace',
  method: 'PUT',
  path: '/api/integrations/{integrationId}/connection',
  access: 'subscriber',
  allowance: 'connect',
  summary: 'Connect a marketplace',
  params: z.strictObject({ integrationId: marketplace }),
  body: z.strictObject({
    username: text().trim().min(1).max(200).optional(),
    password: text().min(1).max(500).optional(),
    revenuePerBookingMinor: terms.shape.revenuePerBookingMinor,
    noShowPayPercent: terms.shape.noShowPayPercent.default(0),
    guidelines: terms.shape.guidelines.default(defaultGuidelines),
  }),
  output: integrationView.extend({
    sendingAgain: z
      .int()
      .min(0)
      .describe('changes that failed for the former credentials and are sent again, by themselves'),
  }),
  errors: ['conflict', 'unavailable'],
});
