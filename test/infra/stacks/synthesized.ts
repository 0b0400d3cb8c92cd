import { App } from 'aws-cdk-lib';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../../infra/build.ts';
import { bundleNameOf } from '../../../infra/constructs/product-function.ts';
import { jobIds } from '../../../infra/grants.ts';
import { registry } from '../../../shared/contracts/registry.ts';

export interface Resource {
  readonly stack: string;
  readonly id: string;
  readonly type: string;
  readonly properties: Record<string, unknown>;
  readonly raw: Record<string, unknown>;
}

export interface Statement {
  readonly Effect: string;
  readonly Action: string | string[];
  readonly Resource: unknown;
}

export const functionIds = [...registry.map(({ id }) => id), ...jobIds];

/** A folder with a bundle for each function and a web app, of which a template says nothing but their digests. */
export const createBuilt = () => {
  const dir = mkdtempSync(join(tmpdir(), 'stacks-'));
  const write = (file: string, text: string) => {
    mkdirSync(join(dir, file, '..'), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  for (const id of functionIds)
    write(`functions/${bundleNameOf(id)}/index.mjs`, `export const handler = () => '${id}';`);
  write('web/app.html', '<!doctype html>');
  return {
    dir,
    functionsDir: join(dir, 'functions'),
    webDir: join(dir, 'web'),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
};

const toolkitContext = {
  ...(JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: Record<string, unknown> }).context,
  'aws:cdk:disable-asset-staging': true,
};

/** The whole app as it would be deployed with these parameters. */
export const synthesize = (parameters: Record<string, string>) => {
  const built = createBuilt();
  try {
    const app = new App({
      outdir: join(built.dir, 'cdk.out'),
      context: { ...toolkitContext, ...parameters },
    });
    build(app, built);
    const resources = app.synth().stacks.flatMap(({ id: stack, template }) => resourcesOf(stack, template));
    return { app, resources };
  } finally {
    built.remove();
  }
};

type Template = {
  Resources?: Record<string, { Type: string; Properties?: Record<string, unknown> }>;
};

const resourcesOf = (stack: string, { Resources = {} }: Template): Resource[] =>
  Object.entries(Resources).map(([id, raw]) => ({
    stack,
    id,
    type: raw.Type,
    properties: raw.Properties ?? {},
    raw,
  }));

/** The id that an intrinsic function names: of `{Ref: x}` and `{Fn::GetAtt: [x, …]}` it is x. */
export const referenced = (value: unknown): string => {
  const { Ref, 'Fn::GetAtt': attribute } = (value ?? {}) as { Ref?: string; 'Fn::GetAtt'?: string[] };
  return Ref ?? attribute?.[0] ?? '';
};

export const actionsOf = ({ Action }: Statement): string[] => [Action].flat();
export const targetsOf = ({ Resource: target }: Statement): unknown[] => [target].flat();
