import middy from '@middy/core';
import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { assemble } from './assemble.ts';
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
  const deps = assemble({});
  const isFirst = coldStart();
  return middy<CustomMessageTriggerEvent, CustomMessageTriggerEvent>().handler((event, context) => {
    const { awsRequestId: requestId } = context;
    return withLog({ trigger: name, requestId, correlationId: requestId }, async () => {
      const start = { startedAt: deps.clock.now(), isCold: isFirst() };
      const values = { source: event.triggerSource };
      try {
        const mail = mailFor(event);
        logOutcome('user pool', deps, start, {
          outcome: 'ok',
          values: { ...values, language: mail?.language },
        });
        if (mail) Object.assign(event.response, { emailSubject: mail.subject, emailMessage: mail.html });
      } catch (error) {
        const errorCode = errorNameOf(error);
        deps.logger.error('unexpected', { errorCode, fingerprint: fingerprintOf(error), error });
        logOutcome('user pool', deps, start, { outcome: 'failed', errorCode, values });
      }
      return event;
    });
  });
}
