import { channelNames } from '#shared/contracts/channels.ts';
import type { Marketplace } from '#shared/contracts/channels.ts';
import { MarketplaceError } from './marketplace-error.ts';

/** Sends the answer to a booking request. If the marketplace refuses it, the error message is about the booking. */
export async function aboutBooking(marketplace: Marketplace, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof MarketplaceError)) throw error;
    const userMessage = sentenceOf(marketplace, error);
    throw userMessage === undefined
      ? error
      : new MarketplaceError({ kind: error.kind, userMessage, cause: error });
  }
}

function sentenceOf(marketplace: Marketplace, { kind }: MarketplaceError): string | undefined {
  const name = channelNames[marketplace];
  if (kind === 'not-listed') return `${name} does not know this booking.`;
  if (kind === 'rejected') return `${name} is no longer waiting for an answer to this booking.`;
  return undefined;
}
