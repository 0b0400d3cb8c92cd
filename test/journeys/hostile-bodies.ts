import { defaultGuidelines } from '#shared/contracts/integrations/guidelines.ts';
import { startingNotificationSettings } from '#shared/contracts/notifications/notification-settings.ts';
import { registry } from '#shared/contracts/registry.ts';
import { defaultSettings } from '#shared/contracts/settings/settings.ts';
import { bodies } from './every-operation.ts';
import { sampleOf } from './sample-of.ts';

const terms = {
  revenuePerBookingMinor: 9_000,
  noShowPayPercent: 0,
  guidelines: defaultGuidelines,
};

const ruleTerms = {
  condition: { kind: 'occupancy-below', occupancyPercent: 60, hoursBeforeMin: 24 },
  action: 'increase',
  slotCount: 1,
  platforms: ['wellhub'],
};

const aUlid = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

const rows =
  'class_name,class_date,class_time,total_capacity,room\nYoga,2026-11-25,07:00,20,A\nYoga,2026-11-27,07:00,20,A\n';

/**
 * Complete bodies in addition to `bodies`, for operations whose contract does not describe one. One part at a time is
 * corrupted.
 */
const more: Readonly<Record<string, object>> = {
  'access.noteSignIn': { browser: 'A'.repeat(22), userAgent: 'Firefox' },
  'billing.grantAccess': { until: '2026-12-24T12:00:00.000Z', reason: 'A trial that went wrong' },
  'settings.updateSettings': { ...defaultSettings, studioName: 'Alameda' },
  'settings.updateAccount': {
    studioName: 'Alameda',
    currency: 'MXN',
    country: 'Mexico',
    timezone: 'America/Mexico_City',
  },
  'settings.setCalendarPlace': { country: 'MX', region: null },
  'settings.setHoliday': { name: 'Labour Day', isUsual: true },
  'settings.markDays': {
    kind: 'closed',
    name: 'Renovation',
    fromDate: '2026-12-24',
    toDate: '2026-12-26',
  },
  'settings.saveVisitValues': { currency: 'USD', own: { member: 12_000, pack: 10_000, dropIn: null } },
  'integrations.setMapping': { listingId: '10:20', classId: null, everyOfName: false },
  'integrations.clearMapping': { listingId: '10:20' },
  'integrations.connectMarketplace': { username: 'alameda', password: 'secret', ...terms },
  'integrations.updateTerms': terms,
  'integrations.chooseSource': { notes: 'Mondays are best' },
  'integrations.revealWebhook': { reason: 'Connecting' },
  'integrations.requestSystem': {
    studioName: 'Alameda',
    loginUrl: 'https://studio.example.org/sign-in',
    notes: 'Mondays are best',
    username: 'alameda',
    password: 'secret',
  },
  'imports.importSchedule': { csvData: rows },
  'imports.importBookings': {
    csvData:
      'class_name,class_date,class_time,room,customer_name,booked_at\nYoga,2026-11-25,07:00,A,Ana,2026-11-20 10:00\n',
  },
  'imports.createImport': { kind: 'schedule', fileName: 'classes.csv', sizeBytes: 1_000 },
  'imports.analyseImport': { headerRow: 1 },
  'imports.clearData': { clearType: 'bookings_only' },
  'onboarding.saveStep': { step: 'class-schedule', completed: false },
  'notifications.markNotificationsSeen': { throughId: aUlid },
  'notifications.registerBrowser': {
    endpoint: 'https://push.example.org/1',
    p256dh: 'A'.repeat(87),
    auth: 'A'.repeat(22),
  },
  'notifications.saveNotificationSettings': startingNotificationSettings,
  'rules.createRule': { name: 'More when empty', ...ruleTerms },
  'rules.backtestRule': ruleTerms,
  'decisions.runSimulation': { inventoryMode: 'shared', confidenceThreshold: 0.7, maxSlotAdjustment: 3 },
  'decisions.answerMany': { verdict: 'reject', decisionIds: [aUlid] },
  'support.chat': { message: 'How do I upload my classes?', language: 'en' },
  'logos.createLogo': { fileName: 'logo.png', sizeBytes: 1_000 },
  'logos.publishLogo': { fileName: 'logo.png' },
};

const sampleFor = (operationId: string): object => {
  const operation = registry.find(({ id }) => id === operationId);
  return operation ? (sampleOf(operation.body) as object) : {};
};

/** A valid body for the operation; empty if it takes none. */
export const wholeBody = (operationId: string): object =>
  more[operationId] ?? bodies[operationId] ?? sampleFor(operationId);

/** Operations that refuse their whole body, so that its parts would never be examined one at a time. */
export const bodiesRefused = (): string[] =>
  registry.flatMap(({ id, body }) => {
    const { error } = body?.safeParse(wholeBody(id)) ?? {};
    return error ? [`${id}: ${error.message}`] : [];
  });
