import { basename } from 'node:path';
import * as z from 'zod';
import type { Resources } from './resources.ts';
import type { Templates } from './template.ts';

export type LocalFunction = {
  /** The folder of its code: `decisions.approve`, `marketplaces.push.worker`. */
  name: string;
  arn: string;
  codeDir: string;
  handler: string;
  timeoutSeconds: number;
  memoryMegabytes: number;
  environment: Record<string, string>;
  roleArn: string;
};

const properties = z.object({
  Code: z.object({ S3Key: z.string().optional() }),
  Handler: z.string(),
  Timeout: z.number().default(3),
  MemorySize: z.number().default(128),
  Environment: z.object({ Variables: z.record(z.string(), z.coerce.string()) }).optional(),
  Role: z.string(),
});

export function readFunctions(resources: Resources, assets: Templates['assets']): LocalFunction[] {
  return resources('AWS::Lambda::Function', properties).map(({ path, attribute, properties: given }) => {
    const codeDir = assets.get(given.Code.S3Key?.split('.')[0] ?? '');
    if (!codeDir) throw new Error(`${path}: the assembly holds no code for it`);
    if (/^asset\.[0-9a-f]+$/.test(basename(codeDir)))
      throw new Error(`${path}: its code was copied; synthesize with --no-staging (npm run synth)`);
    return {
      name: basename(codeDir),
      arn: attribute('Arn'),
      codeDir,
      handler: given.Handler,
      timeoutSeconds: given.Timeout,
      memoryMegabytes: given.MemorySize,
      environment: given.Environment?.Variables ?? {},
      roleArn: given.Role,
    };
  });
}
