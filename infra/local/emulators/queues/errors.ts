/** An SQS error; queryCode is its older name, which SDKs also read. */
export class QueueError extends Error {
  readonly type: string;
  readonly queryCode: string;
  readonly status: number;

  constructor(type: string, message: string, { queryCode = type, status = 400 } = {}) {
    super(message);
    this.type = type;
    this.queryCode = queryCode;
    this.status = status;
  }
}

const named = (name: string) => ({ queryCode: `AWS.SimpleQueueService.${name}` });

export const invalidValue = (message: string) => new QueueError('InvalidParameterValue', message);
export const missingParameter = (name: string) =>
  new QueueError('MissingParameter', `The request must contain the parameter ${name}.`);
export const queueMissing = () =>
  new QueueError(
    'QueueDoesNotExist',
    'The specified queue does not exist or you do not have access to it.',
    named('NonExistentQueue'),
  );
export const receiptInvalid = (receipt: string) =>
  new QueueError(
    'ReceiptHandleIsInvalid',
    `The input receipt handle "${receipt}" is not a valid receipt handle.`,
  );
export const receiptExpired = (receipt: string) =>
  invalidValue(
    `Value ${receipt} for parameter ReceiptHandle is invalid. Reason: The receipt handle has expired.`,
  );
export const notInFlight = () =>
  new QueueError('MessageNotInflight', 'The message is not in flight.', named('MessageNotInflight'));
export const batchError = (name: string, message: string) => new QueueError(name, message, named(name));
export const accessDenied = (message: string) =>
  new QueueError('AccessDeniedException', message, { status: 403 });
