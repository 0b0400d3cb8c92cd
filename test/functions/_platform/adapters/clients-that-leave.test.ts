import { createGoogle } from '#infra/local/simulators/google/index.ts';
import { createParameters } from '#infra/local/emulators/parameters/index.ts';
import { startStripe } from '#test/builders/start-stripe.ts';
import { googleMailboxes } from '#functions/_platform/adapters/google/mailboxes.ts';
import { stripeAccess } from '#functions/_platform/adapters/stripe-client.ts';

// Connections of third-party clients are intercepted like ours: they cannot reach this machine unless a test or the
// twin allows it.
const clientSecret = '/cupo/test/google-client-secret';
const now = () => new Date('2026-03-02T10:00:00Z');

async function outcomes(work: () => Promise<unknown>): Promise<string[]> {
  const outcome = () =>
    work().then(
      () => 'answered',
      (error: unknown) => (error instanceof Error ? error.constructor.name : 'thrown'),
    );
  process.env['OUTBOUND_LOOPBACK'] = 'allowed';
  const said = await outcome();
  delete process.env['OUTBOUND_LOOPBACK'];
  return [said, await outcome()];
}

test("Google's", async () => {
  const google = await createGoogle({ now });
  const parameters = await createParameters({ now, values: { [clientSecret]: google.clientSecret } });
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_SSM: parameters.url,
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET_PARAMETER: clientSecret,
    GOOGLE_TOKEN_BASE_URL: google.url,
    GMAIL_BASE_URL: google.url,
  });
  const ask = () => googleMailboxes().open('nobody').currentHistoryId();
  expect(await outcomes(ask)).toEqual(['MailboxFailure', 'MailboxFailure']);
  const requests = google.log.entries().filter(({ path }) => path === '/token');
  expect(requests.map(({ outcome }) => outcome)).toEqual([400]);
  await Promise.all([google.close(), parameters.close()]);
});

test("Stripe's", async () => {
  const stripe = await startStripe(now);
  const ask = async () => (await stripeAccess()()).client.prices.retrieve(stripe.priceId);
  expect(await outcomes(ask)).toEqual(['answered', 'StripeConnectionError']);
  await stripe.close();
});
