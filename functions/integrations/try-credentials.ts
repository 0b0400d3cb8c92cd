import { channelNames, type Marketplace } from '#shared/contracts/channels.ts';
import { Failure } from '#shared/contracts/failure.ts';
import { checkCredentials, type SignInDeps } from '#functions/_domain/connections/check-credentials.ts';
import type { ConnectorCredentials } from '#functions/_domain/connections/connectors/connector.ts';
import { MarketplaceError } from '#functions/_domain/connections/connectors/marketplace-error.ts';

/** Why credentials could not be checked. Each is a whole sentence, so that screens can translate it. */
function uncheckedMessage(name: string, { kind }: MarketplaceError): string {
  if (kind === 'rate-limited')
    return `${name} asks to wait before the next sign-in. Nothing was saved; try again later.`;
  if (kind === 'unreadable')
    return `${name} sent an answer that we do not understand. Nothing was saved; try again later.`;
  return `${name} could not be reached. Nothing was saved; try again later.`;
}

/** The message to the owner. Nothing has been stored at this point. */
function failureOf(marketplace: Marketplace, error: MarketplaceError): Failure {
  const name = channelNames[marketplace];
  if (error.kind === 'unauthorized') {
    const message = `${name} does not accept these credentials.`;
    return new Failure('invalid-input', message, [{ path: 'body.password', message }], error);
  }
  return new Failure('unavailable', uncheckedMessage(name, error), [], error);
}

/**
 * Signs in with credentials before they are stored.
 *
 * @throws {Failure} `invalid-input` if the credentials are refused; `unavailable` if they could not be checked
 */
export async function tryCredentials(
  marketplace: Marketplace,
  credentials: ConnectorCredentials,
  deps: SignInDeps,
): Promise<void> {
  try {
    await checkCredentials(marketplace, credentials, deps);
  } catch (error) {
    if (!(error instanceof MarketplaceError)) throw error;
    deps.logger.info('credentials not accepted', { marketplace, kind: error.kind });
    throw failureOf(marketplace, error);
  }
}
