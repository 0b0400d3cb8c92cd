import { App } from 'aws-cdk-lib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '#infra/build.ts';
import type { createBuilt } from './built.ts';

const toolkitContext = {
  ...(JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: Record<string, unknown> }).context,
  'aws:cdk:disable-asset-staging': true,
};

/** The parameters that the stage prod always needs. */
const neededInProd = { operatorEmail: 'operator@example.org', stripePriceId: 'price_123' };

/**
 * The CDK's own validation of templates takes as long as everything else. Therefore only templates with optional
 * parameters, and prod's, are validated here; `npm run synth` validates dev's.
 */
const holdToRules = ({ firewall, modelId, senderEmail, ...others }: Record<string, string>): boolean =>
  [firewall, modelId, senderEmail].some((one) => one !== undefined) ||
  JSON.stringify(others) === JSON.stringify({ stage: 'prod' });

/** The whole app as it would be deployed with these parameters. */
export function appFor(parameters: Record<string, string>, built: ReturnType<typeof createBuilt>): App {
  const app = new App({
    outdir: join(built.dir, 'cdk.out'),
    context: { ...toolkitContext, ...neededInProd, ...parameters },
    builtinCloudFormationValidation: holdToRules(parameters),
  });
  build(app, built);
  return app;
}
