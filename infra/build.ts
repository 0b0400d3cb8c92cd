import {
  App,
  type AppProps,
  Aws,
  DefaultStackSynthesizer,
  type IReusableStackSynthesizer,
  Tags,
} from 'aws-cdk-lib';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileOf, registry } from '#shared/contracts/registry.ts';
import { unknownSenderDomain } from '#shared/contracts/notifications/unknown-sender.ts';
import { product } from '#shared/product.ts';
import { bundleNameOf } from './constructs/product-function.ts';
import type { Resources } from './constructs/resources.ts';
import { secretParametersOf } from './constructs/secret-parameters.ts';
import { jobIds } from './functions.generated.ts';
import { type Parameters, parametersOf } from './parameters.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { capabilities, CapabilityStack } from './stacks/capability-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { FirewallStack } from './stacks/firewall-stack.ts';
import { HttpStageStack } from './stacks/http-stage-stack.ts';
import { IdentityStack } from './stacks/identity-stack.ts';
import { JobsStack } from './stacks/jobs-stack.ts';
import { LiveStack } from './stacks/live-stack.ts';
import { ObservabilityStack } from './stacks/observability-stack.ts';
import { OperationsStack } from './stacks/operations-stack.ts';
import { UploadsStack } from './stacks/uploads-stack.ts';
import { WebStack } from './stacks/web-stack.ts';

export interface BuildOptions {
  /** The folder that contains the bundled functions. */
  readonly functionsDir?: string;
  /** The folder that contains the built web app. */
  readonly webDir?: string;
  /** The folder of its scripts and style sheets, compressed. */
  readonly compressedDir?: string;
}

/** An empty app, in which `build` creates the stacks. */
export const createApp = (props: AppProps = {}): App =>
  new App({
    ...props,
    // The CDK CLI already checks the bootstrap version, so templates need no rule for it.
    defaultStackSynthesizer: new DefaultStackSynthesizer({
      generateBootstrapVersionRule: false,
    }) as IReusableStackSynthesizer,
  });

/** Some regions' CloudFormation schemas do not support tags on these types and would reject the stack. */
const untagged = ['AWS::CloudWatch::Dashboard'] as const;

/**
 * Creates every stack of the product in `app`, configured by the parameters in the app's context.
 *
 * @throws when a parameter is invalid, an operation or job has no bundle, or the web app was not built
 */
export const build = (app: App, options: BuildOptions = {}): void => {
  const parameters = parametersOf(app.node);
  const dirs = {
    functionsDir: resolve(options.functionsDir ?? 'dist/functions'),
    webDir: resolve(options.webDir ?? 'dist/web'),
    compressedDir: resolve(options.compressedDir ?? 'dist/web-compressed'),
  };
  assertBuilt(dirs);
  createStacks(app, parameters, dirs);
  const tagged = { excludeResourceTypes: [...untagged] };
  Tags.of(app).add('product', product.name, tagged);
  Tags.of(app).add('stage', parameters.stage, tagged);
};

type BuiltDirs = Required<BuildOptions>;

const createStacks = (app: App, parameters: Parameters, dirs: BuiltDirs): void => {
  const { functionsDir, webDir, compressedDir } = dirs;
  const keep = parameters.stage === 'prod';
  const propsOf = (name: string) => stackPropsOf(parameters, name);
  const data = new DataStack(app, 'Data', { ...propsOf('data'), keep, functionRoles: rolesOf(parameters) });
  const firewall = parameters.firewall ?? keep;
  const identity = createIdentity(app, parameters, { keep, firewall, functionsDir, table: data.table });
  // These names are fixed here because the web stack and the bucket stacks refer to each other: pages name the bucket
  // for uploads, and that bucket names the pages' origin.
  const uploadsBucketName = `${propsOf('uploads').stackName}-${Aws.ACCOUNT_ID}-${parameters.region}`;
  const logosBucketName = `${propsOf('web').stackName}-logos-${Aws.ACCOUNT_ID}-${parameters.region}`;
  const api = new ApiStack(app, 'Api', { ...propsOf('api'), ...identity.forApi });
  const web = new WebStack(app, 'Web', {
    ...propsOf('web'),
    ...(firewall ? createFirewall(app, propsOf('firewall')) : {}),
    ...api.ways,
    ...identity.forBrowser,
    keep,
    parameters,
    webDir,
    compressedDir,
    uploadsBucketName,
    logosBucketName,
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
    reserveConcurrency: parameters.reserveConcurrency ?? keep,
    resources: {
      ...stored(data),
      secrets: secretParametersOf(parameters),
      ...modelOf(parameters),
      mail: mailOf(parameters),
      userPool: identity.userPool,
      uploads,
      logos: web.logos,
      metricsNamespace: metricsNamespaceOf(parameters),
      settings: { ...settingsOf(parameters), WEB_ORIGIN: web.origin },
    },
  });
  const { resources } = createAnswering(app, { propsOf, api, web, functionsDir, resources: jobs.resources });
  new ObservabilityStack(app, 'Observability', {
    ...propsOf('observability'),
    httpApi: api.httpApi,
    table: data.table,
    signIn: identity.forBrowser,
    functionsDir,
    resources,
    ...watchedAs(parameters),
  });
  // This stack comes last because it publishes the address of every queue.
  new OperationsStack(app, 'Operations', { ...propsOf('operations'), resources });
};

const stackPrefixOf = ({ stage }: Parameters): string => `${product.name.toLowerCase()}-${stage}`;

const watchedAs = (parameters: Parameters) => ({
  stackPrefix: stackPrefixOf(parameters),
  dashboard: parameters.dashboard,
  operatorEmail: parameters.operatorEmail,
  monthlyBudgetUsd: parameters.monthlyBudgetUsd,
});

/** AWS requires CloudFront's firewall to be in us-east-1, whichever region the distribution's stack is in. */
const createFirewall = (app: App, { stackName }: { stackName: string }) => {
  const { webAclArn } = new FirewallStack(app, 'Firewall', {
    stackName,
    env: { region: 'us-east-1' },
    crossRegionReferences: true,
  });
  return { webAclArn, crossRegionReferences: true };
};

interface Surroundings {
  readonly propsOf: (name: string) => { stackName: string; env: { region: string } };
  readonly api: ApiStack;
  readonly web: WebStack;
  readonly functionsDir: string;
  readonly resources: Resources;
}

/** Creates the stacks whose functions answer requests. The last one knows every resource. */
const createAnswering = (
  app: App,
  { propsOf, api, web, functionsDir, resources }: Surroundings,
): LiveStack => {
  const live = new LiveStack(app, 'Live', { ...propsOf('live'), ...api.ways, functionsDir, resources });
  const answering = [
    ...capabilities.map(
      (capability) =>
        new CapabilityStack(app, `Api-${capability}`, {
          ...propsOf(`api-${capability}`),
          ...api.ways,
          capability,
          functionsDir,
          resources,
        }),
    ),
    live,
  ];
  // The origin secret rotates without downtime only if CloudFront sends the new secret before functions stop accepting
  // the old one.
  for (const stack of answering) stack.addStackDependency(web);
  const httpStage = new HttpStageStack(app, 'HttpStage', { ...propsOf('http-stage'), ...api.ways });
  for (const stack of answering) httpStage.addStackDependency(stack);
  return live;
};

const createIdentity = (
  app: App,
  parameters: Parameters,
  { table, ...given }: { keep: boolean; firewall: boolean; functionsDir: string; table: ITableV2 },
): IdentityStack =>
  new IdentityStack(app, 'Identity', {
    ...stackPropsOf(parameters, 'identity'),
    ...given,
    senderEmail: parameters.senderEmail,
    resources: { table, metricsNamespace: metricsNamespaceOf(parameters) },
  });

/** Stages may share an account, so each has its own metrics namespace. */
const metricsNamespaceOf = ({ stage }: Parameters): string => `${product.name}/${stage}`;

const stackPropsOf = (parameters: Parameters, name: string) => ({
  stackName: `${stackPrefixOf(parameters)}-${name}`,
  env: { region: parameters.region },
});

/** Role names begin with the name of their stack. */
const rolesOf = (parameters: Parameters): string =>
  `arn:${Aws.PARTITION}:iam::${Aws.ACCOUNT_ID}:role/${stackPropsOf(parameters, '*').stackName}`;

const stored = ({ table, recordings, credentialsKey }: DataStack) => ({ table, recordings, credentialsKey });

const settingsOf = (parameters: Parameters) => ({
  WELLHUB_BASE_URL: parameters.wellhubBaseUrl,
  WELLHUB_SETUP_BASE_URL: parameters.wellhubSetupBaseUrl,
  TOTALPASS_BASE_URL: parameters.totalpassBaseUrl,
  FITPASS_BASE_URL: parameters.fitpassBaseUrl,
  KENKO_BASE_URL: parameters.kenkoBaseUrl,
  GOOGLE_CLIENT_ID: parameters.googleClientId ?? 'none',
  GOOGLE_CONSENT_BASE_URL: parameters.googleConsentBaseUrl,
  GOOGLE_TOKEN_BASE_URL: parameters.googleTokenBaseUrl,
  GMAIL_BASE_URL: parameters.gmailBaseUrl,
  STRIPE_BASE_URL: parameters.stripeBaseUrl,
  STRIPE_PRICE_ID: parameters.stripePriceId ?? 'price_not_chosen_yet',
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

const mailOf = (parameters: Parameters): Resources['mail'] => {
  const { senderEmail: sender, region } = parameters;
  const setName = `${stackPrefixOf(parameters)}-mail`;
  const domain = sender?.slice(sender.lastIndexOf('@') + 1) ?? unknownSenderDomain;
  const arnOf = (what: string): string => `arn:${Aws.PARTITION}:ses:${region}:${Aws.ACCOUNT_ID}:${what}`;
  return {
    sender,
    identityArn: arnOf(`identity/${domain}`),
    setName,
    setArn: arnOf(`configuration-set/${setName}`),
  };
};

const sourceOf = (id: string): string => {
  const job = (jobIds as readonly string[]).includes(id);
  return `functions/${job ? id.replace('.', '/') : fileOf(id)}.ts`;
};

const assertBuilt = ({ functionsDir, webDir, compressedDir }: BuiltDirs): void => {
  const ids = [...registry.map(({ id }) => id), ...jobIds];
  const missing = ids.filter((id) => !existsSync(join(functionsDir, bundleNameOf(id), 'index.mjs')));
  const sentences = missing.map((id) => `${id} has no bundle. It would be built from ${sourceOf(id)}.`);
  if (!existsSync(webDir) || !existsSync(compressedDir)) sentences.push('The web app has not been built.');
  if (sentences.length > 0) throw new Error(['Run npm run build first.', ...sentences].join('\n'));
};
