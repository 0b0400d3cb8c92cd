import type { UseAuthenticator, useAuthenticatorInitMachine } from '@aws-amplify/ui-react-core';
import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  type ConfirmResetPasswordInput,
  resendSignUpCode,
  resetPassword,
  signIn,
} from 'aws-amplify/auth';
import '../../api/amplify.ts';
import * as messages from '#messages/access';
import { mailLanguage, type NextStep } from './account.ts';
import { refusalText } from './refusal.ts';
import { confirmed, refuse } from './tell.ts';

type MachineStart = Parameters<typeof useAuthenticatorInitMachine>[0];

/** The form to show. */
export type Screen = 'confirm' | 'second-factor' | 'new-password' | 'ask-reset' | 'reset';

type Standing = Pick<UseAuthenticator, 'route' | 'challengeName'>;

const screens: ReadonlyMap<string, Screen> = new Map([
  ['confirmSignUp', 'confirm'],
  ['forceNewPassword', 'new-password'],
  ['forgotPassword', 'ask-reset'],
  ['confirmResetPassword', 'reset'],
]);

/** Steps that the user pool could require, but for which there is no form here. */
const notOffered: ReadonlySet<string> = new Set([
  'confirmSignIn',
  'confirmVerifyUser',
  'passkeyPrompt',
  'selectMfaType',
  'setupEmail',
  'setupTotp',
  'signInSelectAuthFactor',
]);

/** The machine's routes for a signed-in person, even with an unconfirmed address. */
const signedIn: ReadonlySet<string> = new Set(['authenticated', 'verifyUser']);

/** The state of the library's state machine: the form it needs, or that it is between two forms. */
export function standingOf({ route, challengeName }: Standing): Screen | 'in' | 'not offered' | 'on its way' {
  if (route === 'confirmSignIn' && challengeName === 'SOFTWARE_TOKEN_MFA') return 'second-factor';
  if (signedIn.has(route)) return 'in';
  return screens.get(route) ?? (notOffered.has(route) ? 'not offered' : 'on its way');
}

type Work = (...given: never[]) => Promise<unknown>;

/** Makes a call to the user pool; a refusal is shown in the reader's language. */
function reporting<W extends Work>(work: W, { done = () => {}, refused = () => {} } = {}): W {
  const reported = async (...given: Parameters<W>): Promise<unknown> => {
    try {
      const answer = await work(...given);
      done();
      return answer;
    } catch (error) {
      refuse(await refusalText(error));
      refused();
      throw error;
    }
  };
  return reported as W;
}

/** Returns the known answer at the first call, and calls the function afterwards. */
function onceKnown<W extends Work>(known: Awaited<ReturnType<W>> | null, work: W): W {
  let left = known;
  const answering = (...given: Parameters<W>): Promise<unknown> => {
    if (left === null) return work(...given);
    const answer = left;
    left = null;
    return Promise.resolve(answer);
  };
  return answering as W;
}

/** Requests the next e-mail in the language of this page. */
function worded<W extends typeof resetPassword | typeof resendSignUpCode>(send: W): W {
  const wording = (input: Parameters<W>[0]): Promise<unknown> =>
    send({ ...input, options: { ...input.options, clientMetadata: mailLanguage } });
  return wording as unknown as W;
}

const saySentAgain = (): void => confirmed(messages.aNewCodeIsOnIts);

/** Sends a code. When it is sent again, a message confirms this. */
function sendResetCode(): typeof resetPassword {
  let isFirst = true;
  const done = (): void => {
    if (!isFirst) saySentAgain();
    isFirst = false;
  };
  return reporting(worded(resetPassword), { done });
}

/** The names of errors that the user pool returns if it has made the change and the function that it called then failed. */
const failedAfterwards: ReadonlySet<string> = new Set([
  'InvalidLambdaResponseException',
  'UnexpectedLambdaException',
  'UserLambdaValidationException',
]);

/**
 * Replaces a forgotten password. The user pool then has all sign-ins of the account ended. If that fails, the new
 * password is valid nevertheless, so the steps go on.
 */
function replacePassword(onReset: (areOthersEnded: boolean) => void): typeof confirmResetPassword {
  const replace = async (input: ConfirmResetPasswordInput): Promise<void> => {
    try {
      await confirmResetPassword(input);
    } catch (error) {
      if (!(error instanceof Error && failedAfterwards.has(error.name))) throw error;
      return onReset(false);
    }
    return onReset(true);
  };
  return replace as typeof confirmResetPassword;
}

const addressUnconfirmed = {
  isSignUpComplete: false,
  nextStep: { signUpStep: 'CONFIRM_SIGN_UP', codeDeliveryDetails: {} },
} as const;

const firstRoutes: Partial<Record<NextStep['signInStep'], 'signUp' | 'forgotPassword'>> = {
  CONFIRM_SIGN_UP: 'signUp',
  RESET_PASSWORD: 'forgotPassword',
};

interface StepEvents {
  readonly onRefused: () => void;
  readonly onReset: (areOthersEnded: boolean) => void;
}

/**
 * Starts the library's state machine after the first form. It gets the user pool's answer to that form, so the pool is
 * not asked twice.
 *
 * @param requested the user pool's answer
 * @param onReset called when a forgotten password was replaced, with whether the account's other sign-ins were ended
 * @param onRefused called if signing in after a later step is refused, which ends these steps
 */
export function machineStart(requested: NextStep, { onRefused, onReset }: StepEvents): MachineStart {
  const first = firstRoutes[requested.signInStep] ?? 'signIn';
  return {
    initialState: first,
    services: {
      handleSignIn: onceKnown(
        first === 'signIn' ? { isSignedIn: false, nextStep: requested } : null,
        reporting(signIn, { refused: onRefused }),
      ),
      handleSignUp: () => Promise.resolve(addressUnconfirmed),
      handleConfirmSignUp: reporting(confirmSignUp),
      handleResendSignUpCode: reporting(worded(resendSignUpCode), { done: saySentAgain }),
      handleConfirmSignIn: reporting(confirmSignIn),
      handleForgotPassword: sendResetCode(),
      handleForgotPasswordSubmit: reporting(replacePassword(onReset)),
    },
  };
}
