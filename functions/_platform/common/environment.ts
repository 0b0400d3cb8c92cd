import * as z from 'zod';

const shapes = {
  SERVICE_VERSION: z.string().min(1),
  METRICS_NAMESPACE: z.string().min(1),
  TABLE_NAME: z.string().min(3),
  FIRST_READ: z.literal('GetItem'),
  PUSH_QUEUE_URL: z.url(),
  READING_QUEUE_URL: z.url(),
  OPTIMIZE_QUEUE_URL: z.url(),
  IMPORT_QUEUE_URL: z.url(),
  MAIL_QUEUE_URL: z.url(),
  RESERVATION_QUEUE_URL: z.url(),
  LOGOS_BUCKET: z.string().min(3),
  RECORDINGS_BUCKET: z.string().min(3),
  UPLOADS_BUCKET: z.string().min(3),
  CREDENTIALS_KEY_ID: z.string().min(1),
  MODEL_ID: z.string().min(3),
  USER_POOL_ID: z.string().min(3),
  WELLHUB_BASE_URL: z.url(),
  WELLHUB_SETUP_BASE_URL: z.url(),
  TOTALPASS_BASE_URL: z.url(),
  FITPASS_BASE_URL: z.url(),
  KENKO_BASE_URL: z.url(),
  GOOGLE_CLIENT_ID: z.string().min(1),
  GOOGLE_CONSENT_BASE_URL: z.url(),
  GOOGLE_TOKEN_BASE_URL: z.url(),
  GMAIL_BASE_URL: z.url(),
  GOOGLE_CLIENT_SECRET_ARN: z.string().startsWith('arn:'),
  WEB_ORIGIN: z.url(),
  ORIGIN_SECRET: z.string().min(32),
  ORIGIN_SECRET_NEXT: z.string().min(32),
  OUTBOUND_LOOPBACK: z.literal('allowed'),
  SECOND_FACTOR_WAIVED_FOR: z.union([z.literal('everyone'), z.email()]),
  STRIPE_BASE_URL: z.url(),
  STRIPE_PRICE_ID: z.string().startsWith('price_'),
  STRIPE_SECRET_KEY_ARN: z.string().startsWith('arn:'),
  STRIPE_WEBHOOK_SECRET_ARN: z.string().startsWith('arn:'),
};
export type Variable = keyof typeof shapes;

/**
 * Reads the named environment variables once, at cold start.
 *
 * @throws when one is missing or has the wrong form, naming it: a function that is wired wrong never answers
 */
export const environment = <V extends Variable>(...names: V[]): { readonly [K in V]: string } =>
  Object.fromEntries(
    names.map((name) => {
      const parsed = shapes[name].safeParse(process.env[name]);
      if (!parsed.success) throw new Error(`environment variable ${name}: ${z.prettifyError(parsed.error)}`);
      return [name, parsed.data];
    }),
  ) as { readonly [K in V]: string };

/** Reads a variable that only some deployments set; undefined where it is not there. */
export const optionalEnvironment = (name: Variable): string | undefined =>
  process.env[name] === undefined ? undefined : environment(name)[name];
