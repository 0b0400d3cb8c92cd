import { auth, gmail, type gmail_v1 } from '@googleapis/gmail';
import * as z from 'zod';
import { environment } from '../common/environment.ts';
import { MailboxFailure } from '../ports/mailboxes.ts';
import { redirectUri } from './google-consent.ts';
import { httpAgent, httpsAgent, outboundTerms } from './outbound.ts';
import { secretFrom } from './secrets.ts';

const timeoutMs = 8_000;
const answerBytesMax = 2 * 1024 * 1024;

const secret = z.string().min(8);

/** The library is at Google's addresses alone, and connects like everything that leaves. */
const agentFor = ({ protocol }: URL) =>
  protocol === 'http:' ? httpAgent(outboundTerms()) : httpsAgent(outboundTerms());

/** One request is one request: the next run is the retry. */
export const requestOptions = {
  agent: agentFor,
  timeout: timeoutMs,
  retry: false,
  redirect: 'error',
  maxContentLength: answerBytesMax,
} as const;

export type OAuthClient = InstanceType<typeof auth.OAuth2>;

/** Makes clients of Google's own library, at the addresses of this deployment. */
export function oauthClients(): (origin?: string) => Promise<OAuthClient> {
  const { GOOGLE_CLIENT_ID, GOOGLE_TOKEN_BASE_URL, GOOGLE_CLIENT_SECRET_ARN } = environment(
    'GOOGLE_CLIENT_ID',
    'GOOGLE_TOKEN_BASE_URL',
    'GOOGLE_CLIENT_SECRET_ARN',
  );
  const readSecret = secretFrom(GOOGLE_CLIENT_SECRET_ARN, secret);
  return async (origin) =>
    new auth.OAuth2({
      clientId: GOOGLE_CLIENT_ID,
      clientSecret: await readSecret(),
      ...(origin !== undefined && { redirectUri: redirectUri(origin) }),
      transporterOptions: requestOptions,
      endpoints: {
        oauth2TokenUrl: `${GOOGLE_TOKEN_BASE_URL}/token`,
        oauth2RevokeUrl: `${GOOGLE_TOKEN_BASE_URL}/revoke`,
      },
    });
}

const hasGet = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'get' in value && typeof value.get === 'function';

const refusal = z.object({
  status: z.int().optional(),
  response: z
    .object({
      status: z.int(),
      headers: z.custom<Pick<Headers, 'get'>>(hasGet).optional(),
      data: z.unknown(),
    })
    .optional(),
});

const oauthError = z.object({ error: z.string() });
const apiError = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string() })).default([]) }),
});

/** `invalid_grant` of the token endpoint, or the reason of a refusal of the API. */
function reasonOf(data: unknown): string {
  const told = oauthError.safeParse(data);
  if (told.success) return told.data.error;
  const refused = apiError.safeParse(data);
  return refused.success ? (refused.data.error.errors[0]?.reason ?? '') : '';
}

const rateReasons = ['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'dailyLimitExceeded'];

/** Faults of this deployment, not of one mailbox. */
const ownReasons = ['invalid_client', 'unauthorized_client', 'accessNotConfigured'];

function waitOf(headers: Pick<Headers, 'get'> | undefined): number | undefined {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
  return Number.isInteger(seconds) && seconds > 0 ? seconds : undefined;
}

/** What went wrong, in our words. Nothing of the request is kept: it holds tokens. */
function failureOf(error: unknown): MailboxFailure {
  const parsed = refusal.safeParse(error);
  const response = parsed.success ? parsed.data.response : undefined;
  const status = response?.status ?? (parsed.success ? parsed.data.status : undefined);
  const reason = reasonOf(response?.data);
  const retryAfter = waitOf(response?.headers);
  if (ownReasons.includes(reason))
    return new MailboxFailure('unavailable', undefined, new Error(`Google answered ${status} ${reason}`));
  if (reason === 'invalid_grant' || status === 401) return new MailboxFailure('revoked');
  if (status === 429 || rateReasons.includes(reason)) return new MailboxFailure('busy', retryAfter);
  if (status === 403) return new MailboxFailure('scope-lost');
  if (status === undefined || status >= 500) return new MailboxFailure('unavailable', retryAfter);
  return new MailboxFailure('refused', undefined, new Error(`Google answered ${status} ${reason}`));
}

export async function asked<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw failureOf(error);
  }
}

/** What was answered, held to the form it must have. */
export function shaped<T>(shape: z.ZodType<T>, data: unknown): T {
  const parsed = shape.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new MailboxFailure('unavailable', undefined, new Error('Google answered something else'));
}

export const apiOf = (client: OAuthClient, rootUrl: string): gmail_v1.Gmail =>
  gmail({ version: 'v1', auth: client, rootUrl: `${rootUrl}/` });

const profileShape = z.object({ emailAddress: z.email(), historyId: z.string().regex(/^\d+$/) });

/** The account, and where its history stands. */
export async function profileOf(api: gmail_v1.Gmail) {
  const { data } = await asked(api.users.getProfile({ userId: 'me' }, requestOptions));
  return shaped(profileShape, data);
}

/** Whether Google said that there is no such thing. */
export const isMissing = (error: unknown): boolean => {
  const parsed = refusal.safeParse(error);
  return parsed.success && (parsed.data.response?.status ?? parsed.data.status) === 404;
};
