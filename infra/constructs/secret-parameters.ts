import { Aws } from 'aws-cdk-lib';
import type { SecretName } from '#functions/_platform/grant.ts';
import { product } from '#shared/product.ts';

/** A SecureString in Parameter Store. CloudFormation cannot create this type, so the person who deploys creates it. */
export interface ParameterOfSecret {
  readonly parameterName: string;
  readonly parameterArn: string;
}

export type SecretParameters = Readonly<Record<SecretName, ParameterOfSecret>>;

/** The parameters of a stage, each named after its secret: `/cupo/prod/stripe-secret-key`. */
export function secretParametersOf({ stage, region }: { stage: string; region: string }): SecretParameters {
  const parameterOf = (secret: SecretName): ParameterOfSecret => {
    const parameterName = `/${product.name.toLowerCase()}/${stage}/${secret.toLowerCase().replaceAll('_', '-')}`;
    // The name already begins with the slash that the ARN needs.
    const parameterArn = `arn:${Aws.PARTITION}:ssm:${region}:${Aws.ACCOUNT_ID}:parameter${parameterName}`;
    return { parameterName, parameterArn };
  };
  return {
    STRIPE_SECRET_KEY: parameterOf('STRIPE_SECRET_KEY'),
    STRIPE_WEBHOOK_SECRET: parameterOf('STRIPE_WEBHOOK_SECRET'),
    GOOGLE_CLIENT_SECRET: parameterOf('GOOGLE_CLIENT_SECRET'),
    NOTIFICATION_KEY: parameterOf('NOTIFICATION_KEY'),
  };
}
