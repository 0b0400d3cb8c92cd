import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod';
import type { Found, ResourceLookup } from './resources.ts';
import type { Templates } from './template.ts';

export type LocalFunction = {
  /** The name of the function's code folder, such as `decisions.approve` or `marketplaces.credentials.worker`. */
  name: string;
  arn: string;
  codeDir: string;
  handler: string;
  timeoutSeconds: number;
  memoryMegabytes: number;
  environment: Record<string, string>;
  roleArn: string;
  /** Whether Lambda itself logs the start and end of each invocation. */
  platformLogs: boolean;
};

const code = z.object({
  Code: z.object({ S3Key: z.unknown() }),
  Handler: z.string().default(''),
});
const shape = z.object({
  Handler: z.string(),
  Timeout: z.number().default(3),
  MemorySize: z.number().default(128),
  Environment: z.object({ Variables: z.record(z.string(), z.coerce.string()) }).optional(),
  Role: z.string(),
  LoggingConfig: z.object({ SystemLogLevel: z.string().optional() }).default({}),
});

/** The product's own functions. Functions that the CDK adds for its own purposes are left out. */
export function readFunctions(resources: ResourceLookup, assets: Templates['assets']): LocalFunction[] {
  const codes = new Map(
    resources('AWS::Lambda::Function', code).map((found) => [found.path, codeDirOf(found, assets)]),
  );
  return resources('AWS::Lambda::Function', shape).flatMap((found) => {
    const codeDir = codes.get(found.path);
    return codeDir === undefined ? [] : [toFunction(found, codeDir)];
  });
}

function codeDirOf({ path, properties }: Found<z.output<typeof code>>, assets: Templates['assets']) {
  const key = properties.Code.S3Key;
  const codeDir = typeof key === 'string' ? assets.get(key.split('.')[0] ?? '') : undefined;
  if (codeDir === undefined) return undefined;
  if (!existsSync(join(codeDir, `${properties.Handler.split('.')[0]}.mjs`))) return undefined;
  if (/^asset\.[0-9a-f]+$/.test(basename(codeDir)))
    throw new Error(`${path}: its code was copied; synthesize with --no-staging (npm run synth)`);
  return codeDir;
}

function toFunction(
  { attribute, properties }: Found<z.output<typeof shape>>,
  codeDir: string,
): LocalFunction {
  return {
    name: basename(codeDir),
    arn: attribute('Arn'),
    codeDir,
    handler: properties.Handler,
    timeoutSeconds: properties.Timeout,
    memoryMegabytes: properties.MemorySize,
    environment: properties.Environment?.Variables ?? {},
    roleArn: properties.Role,
    platformLogs: properties.LoggingConfig.SystemLogLevel !== 'WARN',
  };
}

export type SecretParameter = {
  /** The name that functions use for the secret, such as `STRIPE_SECRET_KEY`. */
  secret: string;
  /** The name of its parameter. No template declares it: a person adds it to Parameter Store. */
  name: string;
};

const parameterSuffix = '_PARAMETER';

/** The secrets that functions read from Parameter Store, without duplicates. */
export const readSecretParameters = (functions: readonly LocalFunction[]): SecretParameter[] => {
  const variables = functions.flatMap(({ environment }) => Object.entries(environment));
  const named = variables.filter(([variable]) => variable.endsWith(parameterSuffix));
  return [...new Map(named)].map(([variable, name]) => ({
    secret: variable.slice(0, -parameterSuffix.length),
    name,
  }));
};
