import * as z from 'zod';
import { marketplace } from '../channels.ts';
import { operation } from '../operation.ts';
import { defaultGuidelines } from './guidelines.ts';
import { integrationView, terms } from './integration.ts';
import { text } from '../values.ts';

/**
 * Connects a marketplace, or replaces its credentials and terms. The marketplace is signed in to first: what it does not
 * accept is not stored. The credentials are sealed before they are stored and are never given out again. User name and
 * password mean, at Wellhub the gym id and the token, at TotalPass the place's and the partner's API key, at Fitpass the
 * portal's sign-in. ClassPass has neither: its places are set by hand.
 *
 * What failed because the marketplace did not accept the former credentials is sent again, where it is still the latest
 * number of its class and the class has not begun.
 *
 * Refusals: `invalid-input` naming `body.password` where the marketplace does not accept them, `unavailable` where it
 * cannot be asked now, `too-many-requests` after too many tries within an hour.
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
