import { join } from 'node:path';
import type { RealStripe } from './real-stripe.ts';
import { createFitpass } from '../simulators/fitpass/fitpass.ts';
import { createStripe } from '../simulators/stripe/stripe.ts';
import { createTotalPass } from '../simulators/totalpass/totalpass.ts';
import { createWellhub } from '../simulators/wellhub/wellhub.ts';

export type SimulatorsOptions = {
  now: () => Date;
  /** Of Wellhub, TotalPass, Fitpass and Stripe. */
  ports?: readonly [number, number, number, number];
  /** An account that functions find in place of Stripe's simulator. */
  realStripe?: RealStripe;
  /** Keeps what they know. */
  dir?: string;
};

/** Starts the marketplaces and Stripe. */
export async function startSimulators({ now, ports = [0, 0, 0, 0], realStripe, dir }: SimulatorsOptions) {
  const optionsOf = (name: string, port: number) => ({
    now,
    port,
    ...(dir === undefined ? {} : { file: join(dir, `${name}.json`) }),
  });
  const [wellhub, totalpass, fitpass, stripe] = await Promise.all([
    createWellhub(optionsOf('wellhub', ports[0])),
    createTotalPass(optionsOf('totalpass', ports[1])),
    createFitpass(optionsOf('fitpass', ports[2])),
    createStripe(optionsOf('stripe', ports[3])),
  ]);
  return {
    wellhub,
    totalpass,
    fitpass,
    stripe,
    /** By the variables in which functions look for them. */
    baseUrls: {
      WELLHUB_BASE_URL: wellhub.url,
      TOTALPASS_BASE_URL: totalpass.url,
      FITPASS_BASE_URL: fitpass.url,
      STRIPE_BASE_URL: stripe.url,
      STRIPE_PRICE_ID: stripe.priceId,
      ...realStripe?.baseUrls,
    },
    /** By the names of the secrets in which functions look for them. */
    secrets: {
      StripeSecretKey: stripe.secretKey,
      StripeWebhookSecret: stripe.webhookSecret,
      ...realStripe?.secrets,
    },
    close: async () => {
      await Promise.all([wellhub, totalpass, fitpass, stripe].map((one) => one.close()));
    },
  };
}
