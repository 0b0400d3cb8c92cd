import { join } from 'node:path';
import { createClassPass } from '../simulators/classpass/classpass.ts';
import { createFitpass } from '../simulators/fitpass/fitpass.ts';
import type { Mail } from '../simulators/_shared/simulator.ts';
import { createGoogle } from '../simulators/google/google.ts';
import { receivedMailOf } from '../simulators/google/receive-mail.ts';
import { createKenko } from '../simulators/kenko/kenko.ts';
import { createStripe } from '../simulators/stripe/stripe.ts';
import { createTotalPass } from '../simulators/totalpass/totalpass.ts';
import { createWellhub } from '../simulators/wellhub/wellhub.ts';
import type { SecretOf } from '../secret-of.ts';
import { portsBy, simulatorNames, type SimulatorPorts } from './ports.ts';

/** The mailbox's port, which follows the simulators' ports. */
export const mailboxPortAfter = (port: number): number => port + 1 + simulatorNames.length;

/** The simulators' ports, which follow the given port. */
export const portsAfter = (port: number): SimulatorPorts =>
  portsBy(simulatorNames, (_name, index) => port + 1 + index);

const anyPorts = portsBy(simulatorNames, () => 0);

/**
 * A real account at a third party: its URL and its secrets, by the names of the variables and secrets that functions
 * read.
 */
export type OutsideAccount = {
  readonly baseUrls: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
};

export type Simulators = Awaited<ReturnType<typeof startSimulators>>;

export type SimulatorsOptions = {
  now: () => Date;
  ports?: SimulatorPorts;
  /** A real account that functions use instead of a simulated one. */
  outside?: OutsideAccount;
  /** The folder in which the simulators store their data. */
  dir?: string;
  /** Provides the secrets that the simulators share with functions. */
  secretOf: SecretOf;
};

/** Starts the simulated marketplaces, the studio system, Stripe and Google. */
export async function startSimulators({ now, ports = anyPorts, outside, dir, secretOf }: SimulatorsOptions) {
  const optionsOf = (name: keyof SimulatorPorts) => ({
    now,
    port: ports[name],
    secretOf,
    ...(dir === undefined ? {} : { file: join(dir, `${name}.json`) }),
  });
  const google = await createGoogle(optionsOf('google'));
  // On this machine every mailbox is Google's, whatever its address.
  const mail = ({ to, ...written }: Mail): void => {
    const receivedAt = now();
    google.deliver(to, { raw: receivedMailOf({ ...written, to, at: receivedAt }), receivedAt });
  };
  const [wellhub, totalpass, fitpass, stripe, kenko, classpass] = await Promise.all([
    createWellhub(optionsOf('wellhub')),
    createTotalPass(optionsOf('totalpass')),
    createFitpass(optionsOf('fitpass')),
    createStripe(optionsOf('stripe')),
    createKenko(optionsOf('kenko')),
    createClassPass({ ...optionsOf('classpass'), mail }),
  ]);
  return {
    wellhub,
    totalpass,
    fitpass,
    stripe,
    kenko,
    classpass,
    google,
    /** The simulators' URLs, by the variables that functions read. */
    baseUrls: {
      WELLHUB_BASE_URL: wellhub.url,
      WELLHUB_SETUP_BASE_URL: wellhub.url,
      TOTALPASS_BASE_URL: totalpass.url,
      FITPASS_BASE_URL: fitpass.url,
      KENKO_BASE_URL: kenko.apiUrl,
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CONSENT_BASE_URL: google.url,
      GOOGLE_TOKEN_BASE_URL: google.url,
      GMAIL_BASE_URL: google.url,
      STRIPE_BASE_URL: stripe.url,
      STRIPE_PRICE_ID: stripe.priceId,
      ...outside?.baseUrls,
    },
    /** The secrets, by the names that functions use. */
    secrets: {
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      ...outside?.secrets,
    },
    /** The simulators that send events to a studio's system. */
    tellers: { Wellhub: wellhub, TotalPass: totalpass, Kenko: kenko },
    /** Sends everything that has become due since the clock was moved. */
    tick: () => {
      stripe.tick();
      kenko.deliveries.tick();
    },
    close: async () => {
      await Promise.all(
        [wellhub, totalpass, fitpass, stripe, kenko, classpass, google].map((one) => one.close()),
      );
    },
  };
}
