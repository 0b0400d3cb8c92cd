import { isConditionFailure } from '#functions/_data/table/conditions.ts';
import { GmailConsentEntity } from '#functions/_data/connections/gmail-consent.ts';
import type { SystemTable } from '#functions/_platform/ports/table.ts';

export interface Consent {
  readonly studioId: string;
  readonly verifier: string;
}

export interface NewConsent extends Consent {
  readonly stateHash: string;
  readonly browserHash: string;
  readonly expiresAtSeconds: number;
}

export const storeConsent = async (acrossStudios: SystemTable, consent: NewConsent): Promise<void> => {
  await acrossStudios.of(GmailConsentEntity).create(consent).go();
};

/**
 * Deletes the state of a consent and returns it, but only for the browser that began it, and only in time. It can be
 * used only once.
 */
export const spendConsent = async (
  acrossStudios: SystemTable,
  stateHash: string,
  browserHash: string,
  nowSeconds: number,
): Promise<Consent | undefined> => {
  try {
    const { data } = await acrossStudios
      .of(GmailConsentEntity)
      .remove({ stateHash })
      .where(
        (one, { eq, gt }) =>
          `${eq(one.browserHash, browserHash)} AND ${gt(one.expiresAtSeconds, nowSeconds)}`,
      )
      .go({ response: 'all_old' });
    return data ? { studioId: data.studioId, verifier: data.verifier } : undefined;
  } catch (error) {
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
};
