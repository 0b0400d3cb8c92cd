import * as z from 'zod';

export const card = z.strictObject({
  brand: z.string(),
  last4: z.string(),
  /** Whether a charge succeeds when the cardholder is not present. */
  pays: z.boolean(),
});
export type Card = z.output<typeof card>;

/** The result of entering a card. */
export type Entered =
  | { readonly kind: 'accepted'; readonly card: Card }
  | { readonly kind: 'confirm'; readonly card: Card }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

const visa = (last4: string, pays = true): Card => ({ brand: 'visa', last4, pays });
const refused = (code: string, message: string): Entered => ({ kind: 'refused', code, message });

/** Stripe's own test cards. */
const known: Readonly<Record<string, { readonly use: string; readonly entered: Entered }>> = {
  '4242424242424242': { use: 'pays', entered: { kind: 'accepted', card: visa('4242') } },
  '5555555555554444': {
    use: 'pays',
    entered: { kind: 'accepted', card: { brand: 'mastercard', last4: '4444', pays: true } },
  },
  '4000000000000002': {
    use: 'is declined',
    entered: refused('card_declined', 'Your card was declined.'),
  },
  '4000000000009995': {
    use: 'has no funds',
    entered: refused('insufficient_funds', 'Your card has insufficient funds.'),
  },
  '4000002500003155': { use: 'asks for 3-D Secure', entered: { kind: 'confirm', card: visa('3155') } },
  '4000000000000341': {
    use: 'is accepted, and declined when charged later',
    entered: { kind: 'accepted', card: visa('0341', false) },
  },
};

export const enterCard = (number: string): Entered =>
  known[number.replaceAll(/\D/g, '')]?.entered ??
  refused('incorrect_number', 'Your card number is invalid. Use one of the test cards below.');

export const testCards: readonly { readonly number: string; readonly use: string }[] = Object.entries(
  known,
).map(([number, { use }]) => ({ number: number.replaceAll(/(\d{4})(?=\d)/g, '$1 '), use }));
