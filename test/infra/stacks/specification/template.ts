/** The checked parts of a CloudFormation template. */
export interface Template {
  readonly Parameters?: Readonly<Record<string, { readonly Type: string; readonly Default?: unknown }>>;
  readonly Conditions?: Readonly<Record<string, unknown>>;
  readonly Mappings?: Readonly<Record<string, unknown>>;
  readonly Resources?: Readonly<Record<string, TemplateResource>>;
  readonly Outputs?: Readonly<Record<string, TemplateOutput>>;
  readonly [section: string]: unknown;
}

export interface TemplateResource {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
  readonly DependsOn?: string | readonly string[];
  readonly [attribute: string]: unknown;
}

export interface TemplateOutput {
  readonly Value?: unknown;
  readonly Description?: unknown;
  readonly Export?: { readonly Name?: unknown };
  readonly [key: string]: unknown;
}

/** A stack, together with the stacks that are deployed with it. */
export interface CheckedStack {
  readonly stackName: string;
  readonly template: Template;
}

/** The position of a value, which determines the intrinsic functions that CloudFormation allows there. */
export type Place = 'Properties' | 'Outputs' | 'Exports' | 'Conditions' | 'Parameters' | 'Attributes';

/** The facts that a value is checked against. */
export interface Surroundings {
  readonly own: Template;
  readonly all: readonly CheckedStack[];
  /** The attributes of a resource type; undefined for a type that the specification does not know. */
  readonly attributesOf: (type: string) => readonly string[] | undefined;
}

/** A fault and its position, for a person. */
export type Fault = string;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
