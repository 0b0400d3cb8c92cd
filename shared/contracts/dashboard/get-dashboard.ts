import * as z from 'zod';
import { connectionState } from '../integrations/integration.ts';
import { operation } from '../operation.ts';
import { outlookSum } from '../schedule/outlook.ts';
import { currency, localDate, minor } from '../values.ts';

const day = z.strictObject({
  localDate,
  classes: z.int().min(0),
  bookings: z.int().min(0),
  capacity: z.int().min(0),
  revenueMinor: minor,
  atRisk: z.int().min(0),
  fullyBooked: z.int().min(0),
  outlook: outlookSum,
});

/** Everything the dashboard shows, at the same cost whatever the history: it reads the coming week's classes. */
export const getDashboard = operation({
  id: 'dashboard.getDashboard',
  method: 'GET',
  path: '/api/dashboard',
  access: 'subscriber',
  summary: 'What the dashboard shows',
  output: z.strictObject({
    automationPaused: z.boolean(),
    pausedByTeam: z.boolean().describe('whether the team paused the automation of all studios'),
    currency,
    timezone: z.string(),
    totalBookings: z.int().min(0).describe('confirmed bookings in all'),
    occupancyPercent: z
      .number()
      .min(0)
      .describe(
        'bookings over capacity, as it was in the last four weeks and is expected in the coming seven days',
      ),
    slotsManaged: z.int().min(0).describe('places moved by applied adjustments'),
    automationsRun: z.int().min(0).describe('adjustments carried out or tried'),
    connected: z.array(
      z.strictObject({
        integrationId: z.string(),
        name: z.string(),
        logoUrl: z.string(),
        state: connectionState,
      }),
    ),
    insights: z.strictObject({
      totalDecisions: z.int().min(0),
      pendingReview: z.int().min(0),
      executedToday: z.int().min(0),
      averageConfidencePercent: z.int().min(0).max(100).nullable(),
    }),
    days: z.array(day).describe('the past 28 days and the coming 7, today the first of the coming, in order'),
    coming: outlookSum.describe('the coming seven days together'),
    today: localDate,
  }),
});
