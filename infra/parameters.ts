import type { Node } from 'constructs';
import { closest } from 'fastest-levenshtein';
import * as z from 'zod';

/** The id of a model that Bedrock may call in several regions begins with the group of these regions. */
const inferenceProfile = /^(us|us-gov|eu|apac|jp|au|ca|sa|me|af|global)\./;

/** A text of a given form. The error says what it has to be. */
const formed = (pattern: RegExp, wanted: string) => z.string().regex(pattern, { error: wanted });

const yesOrNo = () => z.stringbool({ error: 'true or false' });

const address = (at: string) =>
  z.url({ protocol: /^https$/, error: 'an address that begins with https://' }).default(at);

const fields = {
  /** Stands in the stacks' names. What `prod` stores cannot be deleted with its stacks. */
  stage: z.enum(['dev', 'prod'], { error: 'dev or prod' }).default('dev'),
  region: formed(/^[a-z]{2}(-[a-z]+)+-\d$/, 'an AWS region, such as us-east-1').default('us-east-1'),
  /** The product's own host name, and the certificate for it, which CloudFront takes from us-east-1. */
  domain: z.hostname({ error: 'a host name, such as app.example.com' }).optional(),
  certificateArn: formed(
    /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
    'the ARN of a certificate in us-east-1, which CloudFront requires: arn:aws:acm:us-east-1:…',
  ).optional(),
  /** Whether AWS WAF protects CloudFront and the user pool. By default only in prod. */
  firewall: yesOrNo().optional(),
  /** Whether workers have reserved concurrency in the account; by default only in prod. */
  reserveConcurrency: yesOrNo().optional(),
  /** Whether CloudWatch has a dashboard of the stage; by default not. */
  dashboard: yesOrNo().default(false),
  wellhubBaseUrl: address('https://api.partners.gympass.com'),
  /** The host where Wellhub's webhooks are set up. */
  wellhubSetupBaseUrl: address('https://api.partners-integrations.gympass.com'),
  totalpassBaseUrl: address('https://booking-api.totalpass.com'),
  fitpassBaseUrl: address('https://admin2.fitpass.com'),
  kenkoBaseUrl: address('https://data.bookeeapp.com/api/public/v1'),
  stripeBaseUrl: address('https://api.stripe.com'),
  /** The client at Google by which studios connect Gmail. Without it, nobody can connect Gmail. */
  googleClientId: formed(
    /^[\w-]+\.apps\.googleusercontent\.com$/,
    'the id of a Google web client: ….apps.googleusercontent.com',
  ).optional(),
  googleConsentBaseUrl: address('https://accounts.google.com'),
  googleTokenBaseUrl: address('https://oauth2.googleapis.com'),
  gmailBaseUrl: address('https://gmail.googleapis.com'),
  /** The price of the plan at Stripe: recurring, monthly. Without one, nobody can subscribe. */
  stripePriceId: formed(/^price_\w+$/, 'the id of a Stripe price: price_…').optional(),
  /** A model of Amazon Bedrock in the same region, for files whose columns were not recognised with certainty. */
  modelId: formed(
    /^[a-z0-9-]+\.[a-z0-9.-]+(:[a-z0-9-]+){0,2}$/,
    'the id of an Amazon Bedrock model, such as amazon.nova-lite-v1:0',
  )
    .refine((id) => !inferenceProfile.test(id), {
      error: 'a model in the region itself, not an inference profile for several regions',
    })
    .optional(),
  /** The receiver of alarms, who has to confirm the subscription in an e-mail. */
  operatorEmail: z.email({ error: 'an e-mail address' }).optional(),
  /** The sender of account mails. Without it Cognito sends 50 a day at most. */
  senderEmail: z.email({ error: 'an address in a domain that is verified with Amazon SES' }).optional(),
  /**
   * The account's monthly budget in US dollars. An alarm sounds at four fifths of it, and when it is expected to be
   * exceeded.
   */
  monthlyBudgetUsd: z.coerce
    .number({ error: 'a number' })
    .int({ error: 'whole US dollars' })
    .min(1, { error: 'at least 1' })
    .max(1_000_000, { error: 'at most 1000000' })
    .default(100),
};

/** Every parameter there is, with the schema of its value. */
export const deployParameters: Readonly<Record<string, z.ZodType>> = fields;

type Given = z.output<z.ZodObject<typeof fields>>;

/** The parameters that the stage prod needs, and why. */
export const neededInProd: Partial<Record<keyof Given, string>> = {
  operatorEmail: 'somebody has to receive its alarms',
  stripePriceId: 'nobody can subscribe without a price',
};

const shape = z.strictObject(fields).check(({ value, issues }) => {
  const needs = (name: keyof Given, message: string) =>
    issues.push({ code: 'custom', input: value, path: [name], message });
  if (value.stage === 'prod')
    for (const [name, why] of Object.entries(neededInProd))
      if (value[name as keyof Given] === undefined)
        needs(name as keyof Given, `is required for the stage prod: ${why}`);
  if (value.domain !== undefined && value.certificateArn === undefined)
    needs('certificateArn', 'is required with domain: the certificate for that name, in us-east-1');
  if (value.certificateArn !== undefined && value.domain === undefined)
    needs('domain', 'is required with certificateArn: the name that the certificate is for');
});

export type Parameters = z.output<typeof shape>;

/** Context that belongs to the CDK itself, not to us. */
const isOfToolkit = (name: string): boolean => name.includes(':') || name === 'cli-telemetry';

/** One line for each error: the parameter, its required form, and the given value. */
function linesOf(issue: z.core.$ZodIssue, given: Readonly<Record<string, unknown>>): string[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((name) => {
      const meant = closest(name, Object.keys(fields));
      return `${name}: there is no such parameter. Did you mean ${meant}? infra/deploying.md lists all parameters`;
    });
  const name = String(issue.path[0]);
  if (given[name] === undefined) return [`${name}: ${issue.message}: -c ${name}=…`];
  return [`${name}: is ${JSON.stringify(given[name])}, must be ${issue.message}: -c ${name}=…`];
}

/** Wrong or missing parameters. The message is for the person who deploys, and names all of them. */
export class WrongParameters extends Error {
  override readonly name = 'WrongParameters';
}

/**
 * Parses the parameters of a deployment: `-c name=value` on the command line.
 *
 * @throws naming every parameter that is unknown, is missing or has the wrong form, and what to give
 */
export const parseParameters = (given: Readonly<Record<string, unknown>>): Parameters => {
  const parsed = shape.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.flatMap((issue) => linesOf(issue, given));
  throw new WrongParameters(['Deploy parameters:', ...lines.map((line) => `  ${line}`)].join('\n'));
};

export const parametersOf = (node: Node): Parameters => {
  const context = node.getAllContext() as Record<string, unknown>;
  return parseParameters(Object.fromEntries(Object.entries(context).filter(([name]) => !isOfToolkit(name))));
};
