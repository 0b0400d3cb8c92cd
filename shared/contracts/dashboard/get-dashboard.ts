import * as z from 'zod';
import { connectionState } from '../integrations/integration.ts';
import { operation } from '../operation.ts';
import { outlookSum } from '../schedule/outlook.ts';
import { simulation } from '../decisions/simulation.ts';
import { classId, currency, instant, localDate, minor } from '../values.ts';
import { effect, month } from './effect.ts';
import { needsCountMax } from './needs-count.ts';

const needs = z.strictObject({
  count: z.int().min(0).max(needsCountMax).describe(`${needsCountMax} means that many or more`),
  since: instant.nullable().describe('since when the oldest of them has been waiting'),
});

const earned = z.strictObject({
  month: month.describe("the current month in the studio's time zone"),
  effect: effect.describe("the effect on the month's finished days, compared with the classes left alone"),
  replay: simulation
    .pick({
      verdict: true,
      classes: true,
      revenueMinor: true,
      gainMinor: true,
      gainLowMinor: true,
      gainHighMinor: true,
      currency: true,
    })
    .extend({ valid: z.boolean().describe('false if it is too old to enable auto-execute') })
    .nullable()
    .describe(
      'the estimate of the latest replay of the last weeks with the saved settings; null if there is none',
    ),
});

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

/** All data of the dashboard. The cost does not grow with history: it reads only the classes of the coming week. */
export const getDashboard = operation({
  id: 'dashboard.getDashboard',
  method: 'GET',
  path: '/api/dashboard',
  access: 'subscriber',
  summary: 'The dashboard',
  output: z.strictObject({
    automationPaused: z.boolean(),
    pausedByTeam: z.boolean().describe('whether the team paused the automation of all studios'),
    currency,
    timezone: z.string(),
    earned: earned.describe('what Cupo has earned for the studio'),
    waiting: z.strictObject({
      decisions: z.int().min(0),
      worthMinor: minor.describe('the total expected gain of these decisions'),
    }),
    needs: z
      .strictObject({
        failures: needs.describe('changes that failed at their marketplace'),
        mails: needs.describe('reservations from e-mails that a person has to review'),
        mailboxBroken: z.boolean(),
        excess: z
          .strictObject({
            places: z.int().min(1),
            classes: z.int().min(1),
            first: classId.describe('the class that starts first'),
          })
          .optional()
          .describe(
            'places on sale that do not exist, which automation does not close because it is paused; absent if there are none',
          ),
      })
      .describe('tasks for a person, besides decisions and connections'),
    firstWeek: z
      .strictObject({
        schedule: z.boolean(),
        bookings: z.boolean(),
        marketplace: z.boolean(),
        firstRun: z.boolean(),
      })
      .describe('the first steps that a new studio has completed'),
    totalBookings: z.int().min(0).describe('total number of confirmed bookings'),
    occupancyPercent: z
      .number()
      .min(0)
      .describe(
        'bookings divided by capacity, over the last four weeks and the forecast of the next seven days',
      ),
    slotsManaged: z.int().min(0).describe('places moved by applied adjustments'),
    automationsRun: z.int().min(0).describe('adjustments that were executed or attempted'),
    connected: z.array(
      z.strictObject({
        integrationId: z.string(),
        name: z.string(),
        logoUrl: z.string(),
        state: connectionState,
        troubledSince: instant.nullable().describe('since when there is a problem, if known'),
      }),
    ),
    insights: z.strictObject({
      totalDecisions: z.int().min(0),
      pendingReview: z.int().min(0),
      executedToday: z.int().min(0),
      averageConfidencePercent: z.int().min(0).max(100).nullable(),
    }),
    days: z.array(day).describe('the past 28 and the next 7 days in order; today is the first of the next'),
    coming: outlookSum.describe('totals of the next seven days'),
    today: localDate,
  }),
});
