import * as z from 'zod';
import { problem } from '#shared/contracts/errors.ts';
import { allowances } from '#shared/contracts/allowances.ts';
import { getSession } from '#shared/contracts/access/get-session.ts';
import { receiveEvent } from '#shared/contracts/billing/receive-event.ts';
import { listCatalogue } from '#shared/contracts/integrations/list-catalogue.ts';
import { publishLogo } from '#shared/contracts/logos/publish-logo.ts';
import { securityHeaders } from '../../security-headers.ts';

/** A check of a running deployment. It changes nothing and needs no sign-in. */
export interface Check {
  readonly name: string;
  /** Throws with the reason if the check fails. */
  readonly run: (origin: string) => Promise<void>;
}

const requestTimeoutMs = 15_000;

const ask = (url: string, options: RequestInit = {}): Promise<Response> =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(requestTimeoutMs), ...options });

function assertStatus(response: Response, wanted: number): void {
  if (response.status !== wanted) throw new Error(`responded ${response.status} instead of ${wanted}`);
}

/** The addresses that pages may connect to differ by deployment; the ban on inline code does not. */
function assertHeaders({ headers }: Response): void {
  const { 'content-security-policy': _policy, ...same } = securityHeaders({ connectOrigins: [] });
  for (const [name, value] of Object.entries(same))
    if (headers.get(name) !== value) throw new Error(`has no ${name}: ${value}`);
  const policy = headers.get('content-security-policy') ?? '';
  if (!policy.includes("default-src 'self'") || policy.includes('unsafe'))
    throw new Error('has no strict content security policy');
}

const config = z.object({
  region: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  userPoolEndpoint: z.string().optional(),
  liveUrl: z.string(),
});

const readConfig = async (origin: string) => {
  const response = await ask(`${origin}/config.json`);
  assertStatus(response, 200);
  return config.parse(await response.json());
};

async function assertRefused(response: Response, code: string): Promise<void> {
  const { code: said } = problem.parse(await response.json());
  if (said !== code) throw new Error(`refused with ${said} instead of ${code}`);
}

const documentCheck = (path: string, status = 200): Check => ({
  name: `${path} answers ${status} with the security headers`,
  run: async (origin) => {
    const response = await ask(origin + path);
    assertStatus(response, status);
    assertHeaders(response);
    if (!(await response.text()).includes('<title>')) throw new Error('is not a document');
  },
});

export const checks: readonly Check[] = [
  documentCheck('/landing'),
  documentCheck('/auth'),
  documentCheck('/dashboard'),
  documentCheck('/no-such-page', 404),
  {
    name: 'the pages know the address of the user pool',
    run: async (origin) => {
      await readConfig(origin);
    },
  },
  {
    name: 'the user pool publishes the keys that verify tokens',
    run: async (origin) => {
      const { region, userPoolId, userPoolEndpoint } = await readConfig(origin);
      const pool = userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`;
      const response = await ask(new URL(`${userPoolId}/.well-known/jwks.json`, pool).href);
      assertStatus(response, 200);
      z.object({ keys: z.array(z.object({ kid: z.string() })).min(1) }).parse(await response.json());
    },
  },
  {
    name: 'the catalogue is public and comes from the table',
    run: async (origin) => {
      const response = await ask(origin + listCatalogue.path);
      assertStatus(response, 200);
      listCatalogue.output.parse(await response.json());
    },
  },
  {
    name: 'an operation refuses requests without a sign-in',
    run: async (origin) => assertStatus(await ask(origin + getSession.path), 401),
  },
  {
    name: 'a Stripe event without a signature is refused',
    run: async (origin) => {
      const response = await ask(origin + receiveEvent.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      assertStatus(response, 400);
      await assertRefused(response, 'invalid-input');
    },
  },
  {
    name: 'a live connection without a ticket is refused',
    run: async (origin) => {
      const { liveUrl } = await readConfig(origin);
      const opened = await new Promise<boolean>((resolve) => {
        const socket = new WebSocket(liveUrl);
        const end = (open: boolean): void => {
          socket.close();
          resolve(open);
        };
        socket.addEventListener('open', () => end(true));
        socket.addEventListener('error', () => end(false));
      });
      if (opened) throw new Error('was opened');
    },
  },
];

/** Checks that the API's own address refuses every request. */
export const directChecks: readonly Check[] = [
  {
    name: 'the API’s own address refuses public operations',
    run: async (api) => {
      const response = await ask(api + listCatalogue.path);
      assertStatus(response, 403);
      await assertRefused(response, 'forbidden');
    },
  },
  {
    name: 'the API’s own address refuses webhooks',
    run: async (api) => {
      const response = await ask(api + receiveEvent.path, { method: 'POST', body: '{}' });
      assertStatus(response, 403);
      await assertRefused(response, 'forbidden');
    },
  },
];

/** No logo was ever uploaded under this id. */
const noLogo = '00000000000000000000000000';

/**
 * Checks with a dedicated account. They use up that account's allowance for publishing logos until the end of the hour;
 * it has no logos. Its other allowances and other accounts are not affected.
 */
export const accountChecks = (token: string): readonly Check[] => [
  {
    name: 'too many requests are refused with the time to retry',
    run: async (origin) => {
      const { hourlyMax } = allowances['publish-logo'];
      const request = {
        method: publishLogo.method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ fileName: 'logo.png' }),
      };
      const path = publishLogo.path.replace('{logoId}', noLogo);
      // The hour may end during the check, which starts a new allowance.
      for (let requestCount = 0; requestCount <= 2 * hourlyMax; requestCount += 1) {
        const response = await ask(origin + path, request);
        if (response.status === 429) {
          await assertRefused(response, 'too-many-requests');
          const seconds = Number(response.headers.get('retry-after'));
          if (!(seconds > 0 && seconds <= 3_600)) throw new Error('does not say when to retry');
          return;
        }
        assertStatus(response, 404);
      }
      throw new Error(`more than ${hourlyMax} requests were accepted`);
    },
  },
];
