import { devNull } from 'node:os';
import type { LocalFunction } from '../assembly/functions.ts';
import { unknownSenderDomain } from '#shared/contracts/notifications/unknown-sender.ts';
import { place } from '../assembly/names.ts';
import type { AccessKey } from './access.ts';

export type EnvironmentOptions = {
  key: AccessKey;
  /** Emulator URLs by the SDK's name of the service: DYNAMODB, S3, … */
  endpoints: Record<string, string>;
  /** Converts a function's environment variable to its value on this machine. */
  localValue: (name: string, value: string) => string;
  /**
   * The superadmin who needs no second factor on this machine: an e-mail address, or 'everyone'; undefined means
   * nobody.
   */
  secondFactorWaivedFor?: string;
};

/**
 * The function's complete process.env: the variables of the stack, the variables of Lambda, and the URLs of the
 * emulators, but no variable of this machine.
 */
export function environmentOf(
  target: LocalFunction,
  { key, endpoints, localValue, secondFactorWaivedFor }: EnvironmentOptions,
): Record<string, string> {
  const own = Object.fromEntries(
    Object.entries(target.environment).map(([name, value]) => [name, localValue(name, value)]),
  );
  const services = Object.entries(endpoints).map(([service, url]) => [`AWS_ENDPOINT_URL_${service}`, url]);
  return {
    ...(Object.fromEntries(services) as Record<string, string>),
    ...own,
    // Third parties are simulated on this machine, so calls to loopback addresses are allowed. No template sets this;
    // in the cloud such calls are refused.
    OUTBOUND_LOOPBACK: 'allowed',
    // Some stages have no sender address, so the twin supplies one.
    ...(own['MAIL_CONFIGURATION_SET'] === undefined || own['SENDER_EMAIL'] !== undefined
      ? {}
      : { SENDER_EMAIL: `mail@${unknownSenderDomain}` }),
    // No template sets this variable.
    ...(secondFactorWaivedFor === undefined ? {} : { SECOND_FACTOR_WAIVED_FOR: secondFactorWaivedFor }),
    AWS_REGION: place.region,
    AWS_ACCESS_KEY_ID: key.accessKeyId,
    AWS_SECRET_ACCESS_KEY: key.secretAccessKey,
    // Otherwise the SDK would read this user's own AWS profiles.
    AWS_CONFIG_FILE: devNull,
    AWS_SHARED_CREDENTIALS_FILE: devNull,
    AWS_LAMBDA_FUNCTION_NAME: target.name,
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(target.memoryMegabytes),
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    _HANDLER: target.handler,
  };
}
