import type { InputProps } from '@cloudscape-design/components/input';
import * as messages from '#messages/integrations';
import type { Marketplace } from '#shared/contracts/channels.ts';
import { defaultGuidelines, type OptimisationGuidelines } from '#shared/contracts/integrations/guidelines.ts';
import type { IntegrationView } from '#shared/contracts/integrations/integration.ts';
import type { updateTerms } from '#shared/contracts/integrations/update-terms.ts';
import type { InputOf } from '#shared/contracts/operation.ts';
import { InvalidInput } from '#shared/core/invalid-input.ts';
import { currencyOf, decimalOf, formatMoney, parseMoney } from '#shared/core/money/money.ts';
import { visitValueMinorMax } from '#shared/core/visits/kinds.ts';
import { changedFields, isNothing } from '../../api/changed-fields.ts';

interface CredentialField {
  label: string;
  description: string;
  type: InputProps.Type;
}

export interface CredentialFields {
  username: CredentialField;
  password: CredentialField;
}

/** A marketplace that Cupo signs in to. Other marketplaces need no credentials. */
type SignedIn = Exclude<Marketplace, 'classpass'>;

/** What each marketplace calls user name and password, and where to find them. */
const credentialFields: Record<SignedIn, CredentialFields> = {
  fitpass: {
    username: {
      label: messages.portalEMail,
      description: messages.theAddressYouSignInTo,
      type: 'email',
    },
    password: {
      label: messages.portalPassword,
      description: messages.thePasswordOfThatSignIn,
      type: 'password',
    },
  },
  wellhub: {
    username: {
      label: messages.gymId,
      description: messages.theNumberWellhubKnowsYourStudio,
      type: 'text',
    },
    password: {
      label: messages.apiToken,
      description: messages.issuedByWellhubForItsBooking,
      type: 'password',
    },
  },
  totalpass: {
    username: {
      label: messages.placeApiKey,
      description: messages.namesYourStudioIssuedByTotalPass,
      type: 'password',
    },
    password: {
      label: messages.partnerApiKey,
      description: messages.namesYouAsAPartnerIssued,
      type: 'password',
    },
  },
};

const isSignedIn = (id: Marketplace): id is SignedIn => Object.hasOwn(credentialFields, id);

/** The required credentials. Null if the marketplace has no sign-in. */
export const credentialFieldsOf = (id: Marketplace): CredentialFields | null =>
  isSignedIn(id) ? credentialFields[id] : null;

/** The values of the fields. */
export interface Draft {
  revenuePerBooking: string;
  noShowPayPercent: string;
  username: string;
  password: string;
  guidelines: OptimisationGuidelines;
}

/** The initial values of the fields: the current terms; credentials always start empty. */
export const draftOf = ({ connection }: IntegrationView, currency: string): Draft => ({
  revenuePerBooking: connection ? decimalOf(connection.revenuePerBookingMinor, currency) : '',
  noShowPayPercent: String(connection?.noShowPayPercent ?? 0),
  username: '',
  password: '',
  guidelines: connection?.guidelines ?? defaultGuidelines,
});

/** The smallest step of an amount in this currency: '0.01', or '1' for a currency without minor units. */
export const amountStep = (currency: string): number => 10 ** -currencyOf(currency).minorDigits;

export interface TermsInput {
  revenuePerBookingMinor: number;
  noShowPayPercent: number;
  guidelines: OptimisationGuidelines;
}

export type TermsChange = Omit<InputOf<typeof updateTerms>, 'integrationId'>;

export interface ConnectionInput extends TermsInput {
  username?: string;
  password?: string;
}

export type Refusals = Partial<Record<Exclude<keyof Draft, 'guidelines'>, string>>;
type Read<T> = { input: T } | { refusals: Refusals };

const usernameCharactersMax = 200;
const passwordCharactersMax = 500;

function revenueOf(text: string, currency: string): { minor: number } | { refusal: string } {
  if (text.trim() === '') return { refusal: messages.pleaseEnterTheRevenuePerBooking };
  try {
    const minor = parseMoney(text, currency);
    if (minor < 0) return { refusal: messages.revenuePerBookingCannotBeNegative };
    return minor > visitValueMinorMax
      ? { refusal: messages.revenuePerBookingIsAtMost(formatMoney(visitValueMinorMax, currency)) }
      : { minor };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return {
      refusal: messages.enterTheRevenueSuchAs(currencyOf(currency).minorDigits > 0 ? '12.50' : '1250'),
    };
  }
}

function percentOf(text: string): number | null {
  const percent = /^\d{1,3}$/.test(text.trim()) ? Number(text) : NaN;
  return percent <= 100 ? percent : null;
}

function secretRefusal(field: CredentialField, value: string, charactersMax: number): string | undefined {
  if (value === '') return messages.isRequired(field.label);
  return value.length > charactersMax
    ? messages.mustHaveAtMostCharacters(field.label, charactersMax)
    : undefined;
}

/** Parses a marketplace's payments and guidelines. Amounts are in the studio's currency. */
export function readTerms(draft: Draft, currency: string): Read<TermsInput> {
  const revenue = revenueOf(draft.revenuePerBooking, currency);
  const noShowPayPercent = percentOf(draft.noShowPayPercent);
  const { guidelines } = draft;
  if ('minor' in revenue && noShowPayPercent !== null)
    return { input: { revenuePerBookingMinor: revenue.minor, noShowPayPercent, guidelines } };
  return {
    refusals: {
      ...('refusal' in revenue && { revenuePerBooking: revenue.refusal }),
      ...(noShowPayPercent === null && { noShowPayPercent: messages.enterAWholePercentFrom0 }),
    },
  };
}

/** The terms that differ from those with which the form was opened. */
export function changedTerms(opened: TermsInput, wanted: TermsInput): TermsChange {
  const { guidelines: _, ...payments } = changedFields(opened, wanted);
  const guidelines = changedFields(opened.guidelines, wanted.guidelines);
  return { ...payments, ...(!isNothing(guidelines) && { guidelines }) };
}

function readCredentials(
  { username: typed, password }: Draft,
  fields: CredentialFields,
): Read<Required<Pick<ConnectionInput, 'username' | 'password'>>> {
  const username = typed.trim();
  const usernameRefusal = secretRefusal(fields.username, username, usernameCharactersMax);
  const passwordRefusal = secretRefusal(fields.password, password, passwordCharactersMax);
  if (!usernameRefusal && !passwordRefusal) return { input: { username, password } };
  return {
    refusals: {
      ...(usernameRefusal && { username: usernameRefusal }),
      ...(passwordRefusal && { password: passwordRefusal }),
    },
  };
}

const refusalsOf = (read: Read<unknown>): Refusals => ('refusals' in read ? read.refusals : {});

/**
 * Parses all fields: returns the values to send, or the mistake in each field. Without `fields` there are no
 * credentials.
 */
export function readDraft(
  draft: Draft,
  fields: CredentialFields | null,
  currency: string,
): Read<ConnectionInput> {
  const terms = readTerms(draft, currency);
  const credentials = fields ? readCredentials(draft, fields) : { input: {} };
  if ('input' in terms && 'input' in credentials) return { input: { ...terms.input, ...credentials.input } };
  return { refusals: { ...refusalsOf(terms), ...refusalsOf(credentials) } };
}
