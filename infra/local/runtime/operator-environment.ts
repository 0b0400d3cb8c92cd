import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { place } from '../assembly/names.ts';
import type { AccessKey } from './access.ts';

interface Reachable {
  readonly endpoints: Readonly<Record<string, string>>;
  readonly operatorKey: AccessKey;
}

/** The file in which a running twin stores how operators' commands can reach it. */
export const operatorFile = (dataDir: string): string => join(dataDir, 'operator.json');

/** The environment variables that make the AWS SDK call a twin instead of AWS. */
export const operatorEnvironment = ({ endpoints, operatorKey }: Reachable): Record<string, string> => ({
  AWS_REGION: place.region,
  AWS_ACCESS_KEY_ID: operatorKey.accessKeyId,
  AWS_SECRET_ACCESS_KEY: operatorKey.secretAccessKey,
  // Third parties are simulated on this machine, so calls to loopback addresses are allowed.
  OUTBOUND_LOOPBACK: 'allowed',
  ...Object.fromEntries(
    Object.entries(endpoints).map(([service, url]) => [`AWS_ENDPOINT_URL_${service}`, url]),
  ),
});

export function writeOperatorEnvironment(file: string, twin: Reachable): void {
  writeFileSync(file, JSON.stringify(operatorEnvironment(twin)), { mode: 0o600 });
}

/** Reads the operator file. Undefined when no twin is running. */
export function readOperatorEnvironment(file: string): Record<string, string> | undefined {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
