import type { Refusal } from './dynalite.ts';

const service = 'com.amazonaws.dynamodb.v20120810#';

function refusal(__type: string, message?: string, more: object = {}, statusCode = 400): Refusal {
  const body = { __type, ...(message === undefined ? {} : { message }), ...more };
  return Object.assign(new Error(message ?? __type), { statusCode, body });
}

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'statusCode' in error && 'body' in error;

export const typeOf = (refused: Refusal): string => String(refused.body['__type']).split('#')[1] ?? '';

export function messageOf({ body }: Refusal): string {
  const message = body['message'] ?? body['Message'];
  return typeof message === 'string' ? message : '';
}

export const validationError = (message: string): Refusal =>
  refusal('com.amazon.coral.validate#ValidationException', message);

/** `path` has AWS's format, such as transactItems.1.member.update.updateExpression. */
export const constraintError = (shown: string, path: string, constraint: string): Refusal =>
  validationError(
    `1 validation error detected: Value ${shown} at '${path}' failed to satisfy constraint: ${constraint}`,
  );

export const accessDenied = (message: string): Refusal =>
  refusal('com.amazon.coral.service#AccessDeniedException', undefined, { Message: message });

export const tableNotFound = (name: string): Refusal =>
  refusal(`${service}TableNotFoundException`, `Table not found: ${name}`);

export const tableAlreadyExists = (name: string): Refusal =>
  refusal(`${service}TableAlreadyExistsException`, `Table already exists: ${name}`);

export const recoveryUnavailable = (name: string): Refusal =>
  refusal(
    `${service}PointInTimeRecoveryUnavailableException`,
    `Point in time recovery is not enabled for table '${name}'`,
  );

export const throttled = (): Refusal =>
  refusal(
    `${service}ProvisionedThroughputExceededException`,
    'The level of configured provisioned throughput for the table was exceeded. ' +
      'Consider increasing your provisioning level with the UpdateTable API.',
  );

export const transactionConflict = (): Refusal =>
  refusal(`${service}TransactionConflictException`, 'Transaction is ongoing for the item');

export const transactionInProgress = (): Refusal =>
  refusal(
    `${service}TransactionInProgressException`,
    'Transaction with the given request token is already in progress.',
  );

export const idempotentParameterMismatch = (): Refusal =>
  refusal(
    `${service}IdempotentParameterMismatchException`,
    'The request uses the same client token as a previous, but non-identical request.',
  );

export const internalServerError = (): Refusal =>
  refusal(`${service}InternalServerError`, 'Internal server error', {}, 500);

export type CancellationReason = { Code: string; Message?: string; Item?: object };

export const transactionCancelled = (reasons: CancellationReason[]): Refusal =>
  refusal(
    `${service}TransactionCanceledException`,
    'Transaction cancelled, please refer cancellation reasons for specific reasons ' +
      `[${reasons.map(({ Code }) => Code).join(', ')}]`,
    { CancellationReasons: reasons },
  );
