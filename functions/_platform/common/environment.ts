/**
 * Checks a variable's value: returns what is wrong with it, or undefined. It is a plain function, so that functions
 * that validate nothing else do not bundle zod.
 */
type Form = (value: string) => string | undefined;

const text =
  (charactersMin: number): Form =>
  ({ length }) =>
    length < charactersMin ? `has fewer than ${charactersMin} characters` : undefined;
const startingWith =
  (start: string): Form =>
  (value) =>
    value.startsWith(start) ? undefined : `does not start with ${start}`;
const oneOf =
  (only: string): Form =>
  (value) =>
    value === only ? undefined : `is not ${only}`;
const url: Form = (value) => (URL.canParse(value) ? undefined : 'is not a URL');
/** URLs separated by spaces. */
const urls: Form = (value) =>
  value.split(' ').every((one) => URL.canParse(one)) ? undefined : 'is not a list of URLs';
const address: Form = (value) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? undefined : 'is not an e-mail address';
const everyoneOrAddress: Form = (value) => (value === 'everyone' ? undefined : address(value));

const forms = {
  SERVICE_VERSION: text(1),
  METRICS_NAMESPACE: text(1),
  TABLE_NAME: text(3),
  FIRST_READ: oneOf('GetItem'),
  PUSH_QUEUE_URL: url,
  READING_QUEUE_URL: url,
  OPTIMIZE_QUEUE_URL: url,
  IMPORT_QUEUE_URL: url,
  MAIL_QUEUE_URL: url,
  RESERVATION_QUEUE_URL: url,
  NOTIFICATION_QUEUE_URL: url,
  WORK_QUEUE_URLS: urls,
  DEAD_LETTER_QUEUE_URLS: urls,
  SENDER_EMAIL: address,
  MAIL_CONFIGURATION_SET: text(1),
  LOGOS_BUCKET: text(3),
  RECORDINGS_BUCKET: text(3),
  UPLOADS_BUCKET: text(3),
  CREDENTIALS_KEY_ID: text(1),
  MODEL_ID: text(3),
  USER_POOL_ID: text(3),
  WELLHUB_BASE_URL: url,
  WELLHUB_SETUP_BASE_URL: url,
  TOTALPASS_BASE_URL: url,
  FITPASS_BASE_URL: url,
  KENKO_BASE_URL: url,
  GOOGLE_CLIENT_ID: text(1),
  GOOGLE_CONSENT_BASE_URL: url,
  GOOGLE_TOKEN_BASE_URL: url,
  GMAIL_BASE_URL: url,
  GOOGLE_CLIENT_SECRET_PARAMETER: startingWith('/'),
  WEB_ORIGIN: url,
  ORIGIN_SECRET: text(32),
  ORIGIN_SECRET_NEXT: text(32),
  OUTBOUND_LOOPBACK: oneOf('allowed'),
  SECOND_FACTOR_WAIVED_FOR: everyoneOrAddress,
  STRIPE_BASE_URL: url,
  STRIPE_PRICE_ID: startingWith('price_'),
  NOTIFICATION_KEY_PARAMETER: startingWith('/'),
  STRIPE_SECRET_KEY_PARAMETER: startingWith('/'),
  STRIPE_WEBHOOK_SECRET_PARAMETER: startingWith('/'),
} satisfies Readonly<Record<string, Form>>;
export type Variable = keyof typeof forms;

/**
 * Reads the named environment variables once, at cold start.
 *
 * @throws an error that names a missing or invalid variable, so a wrongly configured function never answers
 */
export const environment = <V extends Variable>(...names: V[]): { readonly [K in V]: string } =>
  Object.fromEntries(
    names.map((name) => {
      const value = process.env[name];
      const wrong = value === undefined ? 'is missing' : forms[name](value);
      if (wrong !== undefined) throw new Error(`environment variable ${name} ${wrong}`);
      return [name, value];
    }),
  ) as { readonly [K in V]: string };

/** Reads a variable that only some deployments set. Undefined if it is missing. */
export const optionalEnvironment = (name: Variable): string | undefined =>
  process.env[name] === undefined ? undefined : environment(name)[name];
