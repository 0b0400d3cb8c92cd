import * as messages from '#messages/integrations';
import {
  loginUrlCharactersMax,
  studioNameCharactersMax,
  type SourceView,
  type StudioSystemName,
} from '#shared/contracts/integrations/source.ts';
import { isShownAddress } from '#shared/core/shown-address.ts';

/** The values of a request's fields. */
export interface RequestDraft {
  studioName: string;
  loginUrl: string;
  notes: string;
  username: string;
  password: string;
}

export type RequestRefusals = Partial<Record<keyof RequestDraft, string>>;

export interface RequestInput {
  studioName: string;
  loginUrl?: string;
  notes?: string;
  username: string;
  password: string;
}

/**
 * The initial values of the fields: those of the previous request, or the studio's name. Credentials always start
 * empty.
 */
export const requestDraftOf = (source: SourceView | undefined, ownName = ''): RequestDraft => ({
  studioName: source?.studioName ?? ownName,
  loginUrl: source?.loginUrl ?? '',
  notes: source?.notes ?? '',
  username: '',
  password: '',
});

const isWebAddress = (text: string): boolean => text.length <= loginUrlCharactersMax && isShownAddress(text);

function loginUrlRefusal(system: StudioSystemName, loginUrl: string): string | undefined {
  if (system === 'kenko') return undefined;
  if (loginUrl === '') return messages.pleaseEnterTheLoginUrl;
  return isWebAddress(loginUrl) ? undefined : messages.enterAnAddressSuchAsHttps;
}

const studioNameRefusal = (studioName: string): string | undefined => {
  if (studioName === '') return messages.pleaseEnterYourStudioName;
  return studioName.length > studioNameCharactersMax
    ? messages.pleaseUseAtMostCharacters(studioNameCharactersMax)
    : undefined;
};

/** What a request for a custom system lacks, as a message for the whole form. */
export const wholeRefusalOf = (
  system: StudioSystemName,
  { studioName, loginUrl }: RequestDraft,
): string | undefined =>
  system === 'custom-erp' && (studioName.trim() === '' || loginUrl.trim() === '')
    ? messages.pleaseFillInAllRequiredFields
    : undefined;

/** Parses the fields: returns the values to send, or the mistake in each field. */
export function readRequest(
  system: StudioSystemName,
  draft: RequestDraft,
): { input: RequestInput } | { refusals: RequestRefusals } {
  const [studioName, loginUrl, notes, username] = [
    draft.studioName.trim(),
    draft.loginUrl.trim(),
    draft.notes.trim(),
    draft.username.trim(),
  ];
  const refusals: [keyof RequestDraft, string | undefined][] = [
    ['studioName', studioNameRefusal(studioName)],
    ['loginUrl', loginUrlRefusal(system, loginUrl)],
    ['username', username === '' ? messages.usernameIsRequired : undefined],
    ['password', draft.password === '' ? messages.passwordIsRequired : undefined],
  ];
  const found = refusals.filter(([, text]) => text !== undefined);
  if (found.length > 0) return { refusals: Object.fromEntries(found) };
  const isCustom = system === 'custom-erp';
  return {
    input: {
      studioName,
      username,
      password: draft.password,
      ...(isCustom && { loginUrl, ...(notes !== '' && { notes }) }),
    },
  };
}
