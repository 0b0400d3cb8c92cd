import { channelNames } from '#shared/contracts/channels.ts';
import type { Marketplace } from '#shared/contracts/channels.ts';
import { MarketplaceError } from './marketplace-error.ts';
import type { MarketplaceErrorFacts, MarketplaceErrorKind } from './marketplace-error.ts';
import { placesMessage } from '#functions/_domain/classes/places-message.ts';

/** The partner that receives a request made for a studio. */
export type RefusingPartner = Marketplace | 'kenko';

const messages: Record<MarketplaceErrorKind, (name: string) => string> = {
  unauthorized: (name) =>
    `${name} does not accept the stored user name and password. Check them in Data Sources.`,
  'not-listed': (name) => `The class is not listed on ${name}.`,
  rejected: (name) => `${name} refused this number of places.`,
  'rate-limited': (name) => `${name} asks to wait before the next request.`,
  unavailable: (name) => `${name} could not be reached or failed; nothing was changed.`,
  unclear: (name) => `${name} did not confirm the change.`,
  unreadable: (name) => `${name} sent an answer that we do not understand.`,
};

/** Creates an error of one kind for a marketplace, with the default message unless another one is given. */
export function refusal(
  marketplace: RefusingPartner,
  kind: MarketplaceErrorKind,
  facts: Partial<Omit<MarketplaceErrorFacts, 'kind'>> = {},
): MarketplaceError {
  return new MarketplaceError({ kind, userMessage: messages[kind](channelNames[marketplace]), ...facts });
}

/** Checks a number before anything is sent. It must be a whole number and must not be below the booked places. */
export function assertSettable(marketplace: Marketplace, slots: number, booked: number): void {
  const name = channelNames[marketplace];
  assertCount(marketplace, slots);
  if (slots < booked)
    throw refusal(marketplace, 'rejected', {
      userMessage: `${name} has already sold ${placesMessage(booked)} of this class: ${slots} would be too few.`,
    });
}

export function assertCount(marketplace: Marketplace, places: number): void {
  if (!Number.isSafeInteger(places) || places < 0)
    throw refusal(marketplace, 'rejected', { userMessage: `${places} is not a number of places.` });
}
