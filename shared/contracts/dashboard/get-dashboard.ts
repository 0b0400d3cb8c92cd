import * as z from 'zod';
import { connectionState } from '../integrations/integration.ts';
import { operation } from '../operation.ts';
import { outlookSum } from '../schedule/outlook.ts';
import { simulation } from '../decisions/simulation.ts';
import { currency, instant, localDate, minor } from '../values.ts';
import { effect, month } from './effect.ts';
import { needsCountMax } from './needs-count.ts';

const needs = z.strictObject({
  count: z.int().min(0).max(needsCountMax).describe(`${needsCountMax} means so many or more`),
  since: instant.nullable().describe('when the oldest of them began to wait'),
});

const earned = z.strictObject({
  month: month.describe('the current month of the studio'),
  effect: effect.describe('of its finished days, against the classes left alone'),
  replay: simulation
    .pick({
      validUntil: true,
      verdict: true,
      classes: true,
      revenueMinor: true,
      gainMinor: true,
      gainLowMinor: true,
      gainHighMinor: true,
      currency: true,
    })
    .nullable()
    .describe(
      'what the latest replay of the last weeks estimates, of the settings that are saved; null without one',
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
  summary: 'What the dashboard shows',
  output: z.strictObject({
    automationPaused: z.boolean(),
    pausedByTeam: z.boolean().describe('whether the team paused the automation of all studios'),
    currency,
    timezone: z.string(),
    earned: earned.describe('what Cupo has earned'),
    waiting: z.strictObject({
      decisions: z.int().min(0),
      worthMinor: minor.describe('what these decisions are expected to bring together'),
    }),
    needs: z
      .strictObject({
        failures: needs.describe('changes that a marketplace does not show though it should'),
        mails: needs.describe('reservations from mails that a person has to look at'),
        mailboxBroken: z.boolean(),
      })
      .describe('what needs a person, beside decisions and connections'),
    firstWeek: z
      .strictObject({
        schedule: z.boolean(),
        bookings: z.boolean(),
        marketplace: z.boolean(),
        firstRun: z.boolean(),
      })
      .describe('what a new studio has done'),
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
        troubledSince: instant.nullable().describe('since when something is wrong, where that is known'),
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
