import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

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
  readonly Condition?: Record<string, Record<string, string | string[]>>;
}

const program = fileURLToPath(new URL('synthesize.ts', import.meta.url));

/** Facts about a stack that are not in its template. */
export interface SynthesizedStack {
  readonly id: string;
  readonly stackName: string;
  readonly templateFile: string;
  readonly terminationProtection: boolean;
  readonly dependsOn: readonly string[];
}

/** A finding of the AWS Solutions rules, with its position. */
export interface Finding {
  readonly ruleName: string;
  readonly constructPath: string;
}

export interface Synthesized {
  readonly directory: string;
  readonly stacks: readonly SynthesizedStack[];
  /** The paths of constructs, by stack and logical id. */
  readonly paths: Readonly<Record<string, string>>;
  readonly findings: readonly Finding[];
  /** The findings that no acknowledgement covers. */
  readonly unexplained: readonly Finding[];
}

/**
 * The whole app as it would be deployed with these parameters. It is synthesized once for all tests of a run, in a
 * separate process, because the CDK takes several times as long with a test's own loader.
 */
export function synthesizedFor(parameters: Record<string, string>): Synthesized {
  const given = JSON.stringify(parameters);
  const file = join(tmpdir(), `synthesized-${createHash('sha256').update(given).digest('hex')}.json`);
  if (!existsSync(file)) {
    const own = `${file}.${process.pid}`;
    writeFileSync(own, execFileSync(process.execPath, [program, given]));
    // Another process may have written the file meanwhile. Its content is the same.
    renameSync(own, file);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Synthesized;
}

/** Synthesizes the app and returns its stacks. */
export function synthesize(parameters: Record<string, string>) {
  const { directory, stacks, ...known } = synthesizedFor(parameters);
  const templates = stacks.map(({ id, stackName, templateFile }) => ({
    id,
    stackName,
    template: JSON.parse(readFileSync(join(directory, templateFile), 'utf8')) as Template,
  }));
  return {
    ...known,
    stacks,
    templates,
    resources: templates.flatMap(({ id: stack, template }) => resourcesOf(stack, template)),
    outputs: templates.flatMap(({ id: stack, template }) => outputsOf(stack, template)),
  };
}

export interface Output {
  readonly stack: string;
  readonly name: string;
  readonly value: unknown;
  readonly description?: string;
  /** The export name that other stacks import. */
  readonly exportName?: string;
}

interface Template {
  Outputs?: Record<string, { Value: unknown; Description?: string; Export?: { Name: string } }>;
  Resources?: Record<string, { Type: string; Properties?: Record<string, unknown> }>;
  readonly [section: string]: unknown;
}

const resourcesOf = (stack: string, { Resources = {} }: Template): Resource[] =>
  Object.entries(Resources).map(([id, raw]) => ({
    stack,
    id,
    type: raw.Type,
    properties: raw.Properties ?? {},
    raw,
  }));

const outputsOf = (stack: string, { Outputs = {} }: Template): Output[] =>
  Object.entries(Outputs).map(([name, { Value, Description, Export }]) => ({
    stack,
    name,
    value: Value,
    ...(Description !== undefined && { description: Description }),
    ...(Export && { exportName: Export.Name }),
  }));

/** The id that an intrinsic function refers to: in `{Ref: x}` and `{Fn::GetAtt: [x, …]}` it is x. */
export const referenced = (value: unknown): string => {
  const { Ref, 'Fn::GetAtt': attribute } = (value ?? {}) as { Ref?: string; 'Fn::GetAtt'?: string[] };
  return Ref ?? attribute?.[0] ?? '';
};

export const actionsOf = ({ Action }: Statement): string[] => [Action].flat();
export const targetsOf = ({ Resource: target }: Statement): unknown[] => [target].flat();
