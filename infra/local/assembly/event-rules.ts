import * as z from 'zod';
import type { Pattern } from './filter-pattern.ts';
import type { ResourceLookup } from './resources.ts';

/** A rule of the account's event bus: which events match, and the message that it sends to a queue. */
export type EventRule = {
  readonly pattern: Pattern;
  readonly queueArn: string;
  /** The paths of values in an event, by their names in the template. */
  readonly paths: Readonly<Record<string, string>>;
  readonly template: string;
};

const ruleShape = z.object({
  EventPattern: z.record(z.string(), z.unknown()),
  Targets: z.array(
    z.object({
      Arn: z.string(),
      InputTransformer: z.object({
        InputPathsMap: z.record(z.string(), z.string()),
        InputTemplate: z.string(),
      }),
    }),
  ),
});

export const readEventRules = (resources: ResourceLookup): EventRule[] =>
  resources('AWS::Events::Rule', ruleShape).flatMap(({ properties: { EventPattern, Targets } }) =>
    Targets.map(({ Arn, InputTransformer: { InputPathsMap, InputTemplate } }) => ({
      pattern: EventPattern as Pattern,
      queueArn: Arn,
      paths: InputPathsMap,
      template: InputTemplate,
    })),
  );

/** The value at a path such as `$.detail.mail.tags.studio[0]`. */
function valueAt(event: unknown, path: string): unknown {
  const steps = path.replace(/^\$\.?/, '').split(/\.|\[|\]\.?/);
  return steps
    .filter((step) => step !== '')
    .reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], event);
}

/**
 * Builds a rule's message from an event.
 *
 * @throws when the event lacks a value that the template needs: on AWS the message would be malformed
 */
export const messageOf = ({ paths, template }: EventRule, event: object): string =>
  template.replaceAll(/<([\w-]+)>/g, (_, name: string) => {
    const value = valueAt(event, paths[name] ?? '');
    if (value === undefined) throw new Error(`the event has no value at ${paths[name]}`);
    return JSON.stringify(value);
  });
