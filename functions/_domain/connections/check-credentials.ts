import type { Marketplace } from '#shared/contracts/channels.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { Http } from '#functions/_platform/ports/http.ts';
import type { BaseUrls } from './base-urls.ts';
import type { ConnectorCredentials } from './connectors/connector.ts';
import { connectorFor } from './connectors.ts';
import { openSession } from './connectors/session.ts';
import { requestTimeoutsMs } from './connectors/timeouts.ts';
import { watchedHttp } from './watched-http.ts';

export interface SignInDeps extends Base {
  readonly http: Http;
  readonly baseUrls: BaseUrls;
}

/**
 * Signs in to a marketplace and changes nothing there. Nothing of the exchange is recorded.
 *
 * @throws {MarketplaceError} `unauthorized` if the credentials are refused
 */
export async function checkCredentials(
  marketplace: Marketplace,
  credentials: ConnectorCredentials,
  deps: SignInDeps,
): Promise<void> {
  const baseUrl = deps.baseUrls[marketplace];
  if (!baseUrl) throw new Error(`${marketplace} has no address`);
  const watched = watchedHttp(deps.http, marketplace, deps.logger);
  const session = openSession({
    http: watched,
    baseUrl,
    credentials,
    timeoutMs: requestTimeoutsMs[marketplace],
    now: () => deps.clock.now(),
  });
  try {
    await (await connectorFor(marketplace)).checkCredentials(session);
  } finally {
    watched.end();
  }
}
