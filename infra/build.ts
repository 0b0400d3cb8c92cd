import { type App, Aws, Tags } from 'aws-cdk-lib';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileOf, registry } from '../shared/contracts/registry.ts';
import { product } from '../shared/product.ts';
import { bundleNameOf } from './constructs/product-function.ts';
import type { Resources } from './constructs/resources.ts';
import { jobIds } from './grants.ts';
import { type Parameters, parametersOf } from './parameters.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { capabilities, CapabilityStack } from './stacks/capability-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { IdentityStack } from './stacks/identity-stack.ts';
import { JobsStack } from './stacks/jobs-stack.ts';
import { LiveStack } from './stacks/live-stack.ts';
import { ObservabilityStack } from './stacks/observability-stack.ts';
import { UploadsStack } from './stacks/uploads-stack.ts';
import { WebStack } from './stacks/web-stack.ts';

export interface BuildOptions {
  /** Where the functions were bundled. */
  readonly functionsDir?: string;
  /** Where the web app was built. */
  readonly webDir?: string;
}

/**
 * Makes every stack of the product in `app`, told by the parameters in its context.
 *
 * @throws when a parameter is wrong, when an operation or a job has no bundle, or when the web app was not built
 */
export const build = (app: App, options: BuildOptions = {}): void => {
  const parameters = parametersOf(app.node);
  const functionsDir = resolve(options.functionsDir ?? 'dist/functions');
  const webDir = resolve(options.webDir ?? 'dist/web');
  assertBuilt(functionsDir, webDir);
  createStacks(app, parameters, functionsDir, webDir);
  Tags.of(app).add('product', product.name);
  Tags.of(app).add('stage', parameters.stage);
};

const createStacks = (app: App, parameters: Parameters, functionsDir: string, webDir: string): void => {
  const keep = parameters.stage === 'prod';
  const propsOf = (name: string) => ({
    stackName: `${product.name.toLowerCase()}-${parameters.stage}-${name}`,
    env: { region: parameters.region },
  });
  const data = new DataStack(app, 'Data', { ...propsOf('data'), keep });
  const identity = new IdentityStack(app, 'Identity', { ...propsOf('identity'), keep });
  // Named here: the pages say which bucket they may send files to, and the bucket whose pages it takes them from.
  const uploadsBucketName = `${propsOf('uploads').stackName}-${Aws.ACCOUNT_ID}-${parameters.region}`;
  const api = new ApiStack(app, 'Api', { ...propsOf('api'), ...identity.forApi });
  const web = new WebStack(app, 'Web', {
    ...propsOf('web'),
    ...api.ways,
    ...identity.forBrowser,
    keep,
    parameters,
    webDir,
    uploadsBucketName,
  });
  const { uploads } = new UploadsStack(app, 'Uploads', {
    ...propsOf('uploads'),
    keep,
    bucketName: uploadsBucketName,
    webOrigin: web.origin,
  });
  const jobs = new JobsStack(app, 'Jobs', {
    ...propsOf('jobs'),
    functionsDir,
    resources: { ...stored(data), ...modelOf(parameters), uploads, settings: settingsOf(parameters) },
  });
  const { resources } = jobs;
  const withOrigin = { ...resources, settings: { ...resources.settings, WEB_ORIGIN: web.origin } };
  for (const capability of capabilities)
    new CapabilityStack(app, `Api-${capability}`, {
      ...propsOf(`api-${capability}`),
      ...api.ways,
      capability,
      functionsDir,
      resources: withOrigin,
    });
  new LiveStack(app, 'Live', {
    ...propsOf('live'),
    ...api.ways,
    functionsDir,
    resources: withOrigin,
  });
  new ObservabilityStack(app, 'Observability', {
    ...propsOf('observability'),
    ...api.ways,
    table: data.table,
  });
};

const stored = ({ table, recordings, credentialsKey, secrets }: DataStack) => ({
  table,
  recordings,
  credentialsKey,
  secrets,
});

const settingsOf = (parameters: Parameters) => ({
  WELLHUB_BASE_URL: parameters.wellhubBaseUrl,
  TOTALPASS_BASE_URL: parameters.totalpassBaseUrl,
  FITPASS_BASE_URL: parameters.fitpassBaseUrl,
  STRIPE_BASE_URL: parameters.stripeBaseUrl,
  STRIPE_PRICE_ID: parameters.stripePriceId,
});

const modelOf = ({ modelId, region }: Parameters): Pick<Resources, 'model'> =>
  modelId === undefined
    ? {}
    : {
        model: {
          id: modelId,
          arn: `arn:${Aws.PARTITION}:bedrock:${region}::foundation-model/${modelId}`,
        },
      };

const sourceOf = (id: string): string => {
  const job = (jobIds as readonly string[]).includes(id);
  return `functions/${job ? id.replace('.', '/') : fileOf(id)}.ts`;
};

const assertBuilt = (functionsDir: string, webDir: string): void => {
  const ids = [...registry.map(({ id }) => id), ...jobIds];
  const missing = ids.filter((id) => !existsSync(join(functionsDir, bundleNameOf(id), 'index.mjs')));
  const sentences = missing.map((id) => `${id} has no bundle: it is made from ${sourceOf(id)}.`);
  if (!existsSync(webDir)) sentences.push('The web app is not built.');
  if (sentences.length > 0) throw new Error(['npm run build comes first.', ...sentences].join('\n'));
};
