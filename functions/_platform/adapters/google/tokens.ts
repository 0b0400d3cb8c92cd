import * as z from 'zod';
import { environment } from '#functions/_platform/common/environment.ts';
import type { Http } from '#functions/_platform/ports/http.ts';
import { askGoogle } from './client.ts';
import { redirectUri } from './consent.ts';
import { secretFrom } from '../secrets.ts';

const secret = z.string().min(8);

const accessShape = z.object({ access_token: z.string().min(1) });
const grantShape = accessShape.extend({
  refresh_token: z.string().min(1).optional(),
  scope: z.string().default(''),
});

/** The tokens that Google returns for a code. */
export interface GoogleTokens {
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
  readonly scopes: readonly string[];
}

/** Google's token endpoint (OAuth 2.0, RFC 6749 and 7009), for the client of this deployment. */
export interface TokenEndpoint {
  exchange(code: string, verifier: string, webOrigin: string): Promise<GoogleTokens>;
  /** Returns an access token, which lasts about an hour. */
  access(refreshToken: string): Promise<string>;
  revoke(refreshToken: string): Promise<void>;
}

export function tokenEndpoint(http: Http): TokenEndpoint {
  const { GOOGLE_CLIENT_ID, GOOGLE_TOKEN_BASE_URL, GOOGLE_CLIENT_SECRET_PARAMETER } = environment(
    'GOOGLE_CLIENT_ID',
    'GOOGLE_TOKEN_BASE_URL',
    'GOOGLE_CLIENT_SECRET_PARAMETER',
  );
  const readSecret = secretFrom(GOOGLE_CLIENT_SECRET_PARAMETER, secret);
  const ask = async <T>(form: Record<string, string>, shape: z.ZodType<T>): Promise<T> => {
    const client = { client_id: GOOGLE_CLIENT_ID, client_secret: await readSecret() };
    return askGoogle(http, { url: `${GOOGLE_TOKEN_BASE_URL}/token`, form: { ...form, ...client } }, shape);
  };
  return {
    exchange: async (code, verifier, webOrigin) => {
      const form = {
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri(webOrigin),
      };
      const { access_token: accessToken, refresh_token: refreshToken, scope } = await ask(form, grantShape);
      return { accessToken, refreshToken, scopes: scope.split(' ') };
    },
    access: async (refreshToken) => {
      const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
      return (await ask(form, accessShape)).access_token;
    },
    revoke: async (token) => {
      await askGoogle(http, { url: `${GOOGLE_TOKEN_BASE_URL}/revoke`, form: { token } }, z.unknown());
    },
  };
}
