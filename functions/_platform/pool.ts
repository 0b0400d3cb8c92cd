import middy from '@middy/core';
import type { Context, CustomMessageTriggerEvent, PostConfirmationTriggerEvent } from 'aws-lambda';
import { assemble } from './assemble.ts';
import { recordInLog } from './common/context.ts';
import type { Base, DepsOf, Factories } from './ports/base.ts';
import { coldStart, errorNameOf, fingerprintOf, logOutcome, withLog } from './work.ts';

/**
 * The wording of an e-mail that the user pool sends. The HTML contains placeholders that the pool replaces with codes
 * and names.
 */
export interface WordedMail {
  readonly subject: string;
  readonly html: string;
  readonly language: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Makes the function that does a trigger's work, logs how it ended, and returns whether it succeeded. */
function attempts(name: string, deps: Base) {
  const isFirst = coldStart();
  return (
    { triggerSource: source }: { readonly triggerSource: string },
    { awsRequestId: requestId }: Context,
    work: () => Values | Promise<Values>,
  ): Promise<boolean> =>
    withLog({ trigger: name, requestId, correlationId: requestId }, async () => {
      const start = { startedAt: deps.clock.now(), isCold: isFirst() };
      try {
        const values = await work();
        logOutcome('user pool', deps, start, { outcome: 'ok', values: { source, ...values } });
        return true;
      } catch (error) {
        const errorCode = errorNameOf(error);
        deps.logger.error('unexpected', { errorCode, fingerprint: fingerprintOf(error), error });
        logOutcome('user pool', deps, start, { outcome: 'failed', errorCode, values: { source } });
        return false;
      }
    });
}

/**
 * The handler of the trigger through which the user pool requests the wording of an e-mail. It logs the result. If the
 * handler fails, the pool sends its default text, so a sign-up never fails because of it.
 *
 * @param mailFor creates the wording; undefined leaves it to the pool
 */
export function customMessage(
  name: string,
  mailFor: (event: CustomMessageTriggerEvent) => WordedMail | undefined,
) {
  const attempt = attempts(name, assemble({}));
  return middy<CustomMessageTriggerEvent, CustomMessageTriggerEvent>().handler(async (event, context) => {
    await attempt(event, context, () => {
      const mail = mailFor(event);
      if (mail) Object.assign(event.response, { emailSubject: mail.subject, emailMessage: mail.html });
      return { language: mail?.language };
    });
    return event;
  });
}

/** An account whose forgotten password was replaced. */
export interface ResetAccount {
  readonly poolId: string;
  readonly studioId: string;
}

/**
 * The handler of the trigger that the user pool calls after it has replaced a forgotten password. The pool also calls it
 * after a sign-up was confirmed; then there is nothing to do.
 *
 * @param work what follows from the replacement; if it fails, the pool reports to the page that the trigger failed, and
 *   the new password stays
 */
export function passwordReset<F extends Factories>(
  name: string,
  factories: F,
  work: (account: ResetAccount, deps: DepsOf<F>) => Promise<Values>,
) {
  const deps = assemble(factories);
  const attempt = attempts(name, deps);
  return middy<PostConfirmationTriggerEvent, PostConfirmationTriggerEvent>().handler(
    async (event, context) => {
      if (event.triggerSource !== 'PostConfirmation_ConfirmForgotPassword') return event;
      // People sign in by e-mail address, so an account's username in the pool is its id.
      const { userPoolId: poolId, userName: studioId } = event;
      const isDone = await attempt(event, context, () => {
        recordInLog({ studioId });
        return work({ poolId, studioId }, deps);
      });
      // The pool passes the message on to the page, so it says nothing about the cause.
      if (!isDone) throw new Error('not finished');
      return event;
    },
  );
}
