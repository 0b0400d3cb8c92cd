import type { Node } from 'constructs';
import * as z from 'zod';

/** Ids of models that Bedrock calls in whichever region has room begin with where that may be. */
const inferenceProfile = /^(us|us-gov|eu|apac|jp|au|ca|sa|me|af|global)\./;

const shape = z
  .strictObject({
    /** Stands in the stacks' names. What `prod` stores cannot be deleted with its stacks. */
    stage: z.enum(['dev', 'prod']).default('dev'),
    region: z
      .string()
      .regex(/^[a-z]{2}(-[a-z]+)+-\d$/)
      .default('us-east-1'),
    /** The product's own host name, and the certificate for it, which CloudFront takes from us-east-1. */
    domain: z.hostname().optional(),
    certificateArn: z
      .string()
      .regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/)
      .optional(),
    /** Whether AWS WAF stands before CloudFront. */
    firewall: z.stringbool().default(false),
    wellhubBaseUrl: z.url({ protocol: /^https$/ }).default('https://api.partners.gympass.com'),
    totalpassBaseUrl: z.url({ protocol: /^https$/ }).default('https://booking-api.totalpass.com'),
    fitpassBaseUrl: z.url({ protocol: /^https$/ }).default('https://admin2.fitpass.com'),
    stripeBaseUrl: z.url({ protocol: /^https$/ }).default('https://api.stripe.com'),
    /** The price of the plan at Stripe: recurring, monthly. */
    stripePriceId: z
      .string()
      .regex(/^price_\w+$/)
      .default('price_not_chosen_yet'),
    /** A model of Amazon Bedrock in the same region, asked about files that were not surely understood. */
    modelId: z
      .string()
      .regex(/^[a-z0-9-]+\.[a-z0-9.-]+(:[a-z0-9-]+){0,2}$/)
      .refine((id) => !inferenceProfile.test(id), {
        message: 'a model of the region itself, not an inference profile over several regions',
      })
      .optional(),
  })
  .refine(({ domain, certificateArn }) => (domain === undefined) === (certificateArn === undefined), {
    message: 'domain and certificateArn are given together or not at all',
  })
  .refine(({ firewall, region }) => !firewall || region === 'us-east-1', {
    message: "CloudFront's firewall lives in us-east-1: deploy there, or without firewall",
  });

export type Parameters = z.output<typeof shape>;

/** Context that belongs to the CDK itself, not to us. */
const isOfToolkit = (name: string): boolean => name.includes(':') || name === 'cli-telemetry';

/**
 * What a deployment is told: `-c name=value` on the command line.
 *
 * @throws naming every parameter that is unknown or has the wrong form
 */
export const parseParameters = (given: Readonly<Record<string, unknown>>): Parameters => {
  const parsed = shape.safeParse(given);
  if (!parsed.success) throw new Error(`Deploy parameters: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
};

export const parametersOf = (node: Node): Parameters => {
  const context = node.getAllContext() as Record<string, unknown>;
  return parseParameters(Object.fromEntries(Object.entries(context).filter(([name]) => !isOfToolkit(name))));
};
