import { marketplaces } from '#shared/contracts/channels.ts';
import { connectMarketplace } from '#shared/contracts/integrations/connect-marketplace.ts';
import { defaultGuidelines } from '#shared/contracts/integrations/guidelines.ts';
import type { IntegrationView } from '#shared/contracts/integrations/integration.ts';
import {
  amountStep,
  changedTerms,
  credentialFieldsOf,
  draftOf,
  readDraft,
  type Draft,
} from '#web/src/features/integrations/connection-form.ts';

const fields = credentialFieldsOf('wellhub')!;
const filled: Draft = {
  revenuePerBooking: '85.50',
  noShowPayPercent: '40',
  username: ' 1042 ',
  password: ' a token ',
  guidelines: defaultGuidelines,
};
const read = (part: Partial<Draft>, currency = 'MXN') => readDraft({ ...filled, ...part }, fields, currency);
const refusals = (part: Partial<Draft>, currency?: string) => {
  const found = read(part, currency);
  return 'refusals' in found ? found.refusals : {};
};

const wellhub: IntegrationView = {
  integrationId: 'wellhub',
  name: 'Wellhub',
  description: 'Corporate wellbeing',
  capability: 'push',
  reportsLive: true,
  connection: null,
  state: 'not-connected',
  health: null,
};

describe('changed terms', () => {
  const opened = { revenuePerBookingMinor: 8550, noShowPayPercent: 40, guidelines: defaultGuidelines };

  it('are only the edited ones, also of the guidelines', () => {
    expect(changedTerms(opened, opened)).toEqual({});
    expect(changedTerms(opened, { ...opened, noShowPayPercent: 0 })).toEqual({ noShowPayPercent: 0 });
    const guidelines = { ...defaultGuidelines, notes: 'mornings first' };
    expect(changedTerms(opened, { ...opened, guidelines })).toEqual({
      guidelines: { notes: 'mornings first' },
    });
  });
});

describe('the connect form', () => {
  it("uses each marketplace's own names for user name and password, and asks for none at ClassPass", () => {
    const labels = marketplaces.map((id) => {
      const requested = credentialFieldsOf(id);
      return requested && [requested.username.label, requested.password.label, requested.password.type];
    });
    expect(labels).toEqual([
      ['Portal e-mail', 'Portal password', 'password'],
      ['Gym ID', 'API token', 'password'],
      ['Place API key', 'Partner API key', 'password'],
      null,
    ]);
  });

  it('sends minor units, the trimmed user name and the password as typed', () => {
    const found = read({});
    expect(found).toEqual({
      input: {
        revenuePerBookingMinor: 8550,
        noShowPayPercent: 40,
        guidelines: defaultGuidelines,
        username: '1042',
        password: ' a token ',
      },
    });
    const input = 'input' in found ? found.input : {};
    expect(connectMarketplace.body.safeParse(input).success).toBe(true);
  });

  it('reads an amount in the studio’s currency', () => {
    expect(read({ revenuePerBooking: '9000' }, 'CLP')).toMatchObject({
      input: { revenuePerBookingMinor: 9000 },
    });
    expect(refusals({ revenuePerBooking: '9000.5' }, 'CLP')).toEqual({
      revenuePerBooking: 'Enter the revenue per booking as an amount such as 1250',
    });
    expect([amountStep('MXN'), amountStep('CLP')]).toEqual([0.01, 1]);
  });

  it.each([
    ['', 'Please enter the revenue per booking'],
    ['  ', 'Please enter the revenue per booking'],
    ['-1', 'Revenue per booking cannot be negative'],
    ['1e3', 'Enter the revenue per booking as an amount such as 12.50'],
    ['10000000.01', 'Revenue per booking can be at most $10,000,000.00'],
    ['12.345', 'Enter the revenue per booking as an amount such as 12.50'],
  ])('refuses the revenue %j', (revenuePerBooking, message) => {
    expect(refusals({ revenuePerBooking })).toEqual({ revenuePerBooking: message });
  });

  it('accepts a revenue of zero', () => {
    expect(read({ revenuePerBooking: '0' })).toMatchObject({ input: { revenuePerBookingMinor: 0 } });
  });

  it.each(['', '-1', '101', '12.5', 'half'])('refuses to be paid %j percent for no-shows', (percent) => {
    expect(refusals({ noShowPayPercent: percent })).toEqual({
      noShowPayPercent: 'Enter a whole percent from 0 to 100',
    });
  });

  it('accepts 0 and 100 percent', () => {
    expect(read({ noShowPayPercent: '0' })).toMatchObject({ input: { noShowPayPercent: 0 } });
    expect(read({ noShowPayPercent: '100' })).toMatchObject({ input: { noShowPayPercent: 100 } });
  });

  it('requires credentials that the server accepts, and shows all errors at once', () => {
    expect(refusals({ revenuePerBooking: '', username: '  ', password: '' })).toEqual({
      revenuePerBooking: 'Please enter the revenue per booking',
      username: 'Gym ID is required',
      password: 'API token is required',
    });
    expect(refusals({ username: 'u'.repeat(201), password: 'p'.repeat(501) })).toEqual({
      username: 'Gym ID must have at most 200 characters',
      password: 'API token must have at most 500 characters',
    });
    expect(refusals({ username: 'u'.repeat(200), password: 'p'.repeat(500) })).toEqual({});
  });

  it('opens with the current price and never with credentials', () => {
    expect(draftOf(wellhub, 'MXN')).toEqual({
      revenuePerBooking: '',
      noShowPayPercent: '0',
      username: '',
      password: '',
      guidelines: defaultGuidelines,
    });
    const guidelines = { ...defaultGuidelines, priority: 'high' } as const;
    const connection = {
      status: 'connected',
      connectedAt: '2026-11-21T10:00:00.000Z',
      revenuePerBookingMinor: 8550,
      noShowPayPercent: 40,
      guidelines,
    } as const;
    expect(draftOf({ ...wellhub, connection }, 'MXN')).toEqual({
      revenuePerBooking: '85.50',
      noShowPayPercent: '40',
      username: '',
      password: '',
      guidelines,
    });
  });

  it('requires no credentials if there is nothing to sign in to', () => {
    expect(readDraft({ ...filled, username: '', password: '' }, null, 'MXN')).toEqual({
      input: { revenuePerBookingMinor: 8550, noShowPayPercent: 40, guidelines: defaultGuidelines },
    });
  });
});
