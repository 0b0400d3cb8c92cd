import { fetchMFAPreference, setUpTOTP, updateMFAPreference, verifyTOTPSetup } from 'aws-amplify/auth';
import '../../api/amplify.ts';
import { product } from '#shared/product.ts';

import { answered } from './refusal.ts';

export interface SecondFactorOffer {
  secret: string;
  /** The URI that an authenticator app reads from the QR code. */
  address: string;
}

export async function hasSecondFactor(): Promise<boolean> {
  const { enabled } = await fetchMFAPreference();
  return enabled?.includes('TOTP') ?? false;
}

/** Begins an enrolment. It takes effect only when a code has been accepted. */
export async function offerSecondFactor(accountName: string): Promise<SecondFactorOffer> {
  const setup = await setUpTOTP();
  return { secret: setup.sharedSecret, address: setup.getSetupUri(product.name, accountName).toString() };
}

export async function acceptSecondFactor(code: string): Promise<void> {
  await answered(verifyTOTPSetup({ code: code.trim() }));
  await updateMFAPreference({ totp: 'PREFERRED' });
}

export async function removeSecondFactor(): Promise<void> {
  await updateMFAPreference({ totp: 'DISABLED' });
}
