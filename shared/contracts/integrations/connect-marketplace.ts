import * as z from 'zod';
import { marketplace } from '../channels.ts';
import { operation } from '../operation.ts';
import { defaultGuidelines } from './guidelines.ts';
import { integrationView, terms } from './integration.ts';
import { text } from '../values.ts';

/**
 * Connects a marketplace, or replaces its credentials and terms. It signs in to the marketplace first; refused
 * credentials are not stored. Credentials are encrypted before they are stored and are never returned. The user name
 * and password are the gym id and the token at Wellhub, the venue's and the partner's API key at TotalPass, and the
 * portal's sign-in at Fitpass. ClassPass has neither, because its places are set manually.
 *
 * Pushes that failed because the marketplace refused the previous credentials are sent again, if they are still the
 * latest number of their class and the class has not begun.
 *
 * Refusals: `invalid-input` naming `body.password` if the marketplace refuses the credentials, `unavailable` if it
 * cannot be reached now, `too-many-requests` after too many attempts within an hour.
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
      .describe('failed changes of the previous credentials that are sent again automatically'),
  }),
  errors: ['conflict', 'unavailable'],
});
