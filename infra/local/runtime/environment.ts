import { devNull } from 'node:os';
import type { LocalFunction } from '../assembly/functions.ts';
import { unknownSenderDomain } from '#shared/contracts/notifications/unknown-sender.ts';
import { place } from '../assembly/names.ts';
import type { AccessKey } from './access.ts';

export type EnvironmentOptions = {
  key: AccessKey;
  /** Addresses of emulators by the SDK's name of the service: DYNAMODB, S3, … */
  endpoints: Record<string, string>;
  /** The value of a function's variable on this machine. */
  localValue: (name: string, value: string) => string;
  /** The superadmin who needs no second factor here: an e-mail address, or 'everyone'; nobody if absent. */
  secondFactorWaivedFor?: string;
};

/**
 * Exactly what the function sees in process.env: its own variables as the stack sets them, those that
 * Lambda sets, and the addresses of the emulators. Nothing of this machine's own environment.
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
    // Third parties are simulated on this machine. No template says this: in the cloud it is refused.
    OUTBOUND_LOOPBACK: 'allowed',
    // Nor has every stage an address to send from.
    ...(own['MAIL_CONFIGURATION_SET'] === undefined || own['SENDER_EMAIL'] !== undefined
      ? {}
      : { SENDER_EMAIL: `mail@${unknownSenderDomain}` }),
    // Neither is this in any template.
    ...(secondFactorWaivedFor === undefined ? {} : { SECOND_FACTOR_WAIVED_FOR: secondFactorWaivedFor }),
    AWS_REGION: place.region,
    AWS_ACCESS_KEY_ID: key.accessKeyId,
    AWS_SECRET_ACCESS_KEY: key.secretAccessKey,
    // The SDK would otherwise read this user's own profiles.
    AWS_CONFIG_FILE: devNull,
    AWS_SHARED_CREDENTIALS_FILE: devNull,
    AWS_LAMBDA_FUNCTION_NAME: target.name,
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(target.memoryMegabytes),
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    _HANDLER: target.handler,
  };
}
