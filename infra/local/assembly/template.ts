import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';

const resource = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  Metadata: z.record(z.string(), z.unknown()).default({}),
});
const output = z.object({ Value: z.unknown(), Export: z.object({ Name: z.unknown() }).optional() });
const template = z.object({
  Parameters: z.record(z.string(), z.object({ Default: z.unknown().optional() })).default({}),
  Resources: z.record(z.string(), resource).default({}),
  Outputs: z.record(z.string(), output).default({}),
});
const artifact = z.object({
  type: z.string(),
  displayName: z.string().optional(),
  properties: z
    .object({ stackName: z.string(), templateFile: z.string(), file: z.string() })
    .partial()
    .default({}),
});
const manifest = z.object({ artifacts: z.record(z.string(), artifact) });
const assetManifest = z.object({
  files: z.record(z.string(), z.object({ source: z.object({ path: z.string().optional() }) })).default({}),
});

type Template = z.output<typeof template>;

/** A stack of the app. A nested stack gets its parameters from its parent. */
export type Stack = {
  name: string;
  template: Template;
  parameters: Record<string, { from: Stack; value: unknown }>;
};

export type Templates = {
  stacks: Map<string, Stack>;
  /** The folder or file of each asset, by hash. */
  assets: Map<string, string>;
};

const readJson = <T extends z.ZodType>(schema: T, file: string): z.output<T> =>
  schema.parse(JSON.parse(readFileSync(file, 'utf8')));

/** Reads the templates and assets of a synthesized app without resolving anything. */
export function readTemplates(dir: string): Templates {
  const found: Templates = { stacks: new Map(), assets: new Map() };
  for (const { type, displayName, properties } of Object.values(
    readJson(manifest, join(dir, 'manifest.json')).artifacts,
  )) {
    if (type === 'cdk:asset-manifest' && properties.file) addAssets(found, dir, properties.file);
    if (type === 'aws:cloudformation:stack' && properties.templateFile)
      addStack(found, dir, properties.stackName ?? displayName ?? '', properties.templateFile);
  }
  return found;
}

function addAssets({ assets }: Templates, dir: string, file: string): void {
  for (const [hash, { source }] of Object.entries(readJson(assetManifest, join(dir, file)).files))
    if (source.path) assets.set(hash, resolve(dir, source.path));
}

function addStack(
  found: Templates,
  dir: string,
  name: string,
  file: string,
  parent?: Stack,
  given = {},
): void {
  const parameters = parent
    ? Object.fromEntries(Object.entries(given).map(([key, value]) => [key, { from: parent, value }]))
    : {};
  const stack: Stack = { name, template: readJson(template, join(dir, file)), parameters };
  found.stacks.set(name, stack);
  for (const [id, { Type, Metadata, Properties }] of Object.entries(stack.template.Resources))
    if (Type === 'AWS::CloudFormation::Stack')
      addStack(
        found,
        dir,
        `${name}/${id}`,
        String(Metadata['aws:asset:path']),
        stack,
        Properties['Parameters'] as object,
      );
}
