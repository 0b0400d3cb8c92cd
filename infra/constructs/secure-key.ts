import { RemovalPolicy } from 'aws-cdk-lib';
import { AccountRootPrincipal, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';

export interface SecureKeyProps {
  readonly description: string;
  /** Whether the key stays when its stack goes. */
  readonly keep: boolean;
  /**
   * The uses of the key, and who may use it. A statement names no resources: in a key's policy they are the key
   * itself.
   */
  readonly uses: readonly PolicyStatement[];
}

/** Looking after a key, named one by one: none of it reads or makes anything that the key encrypts. */
const administration = [
  'kms:CancelKeyDeletion',
  'kms:DescribeKey',
  'kms:DisableKey',
  'kms:DisableKeyRotation',
  'kms:EnableKey',
  'kms:EnableKeyRotation',
  'kms:GetKeyPolicy',
  'kms:GetKeyRotationStatus',
  'kms:ListKeyPolicies',
  'kms:ListKeyRotations',
  'kms:ListResourceTags',
  'kms:PutKeyPolicy',
  'kms:ScheduleKeyDeletion',
  'kms:TagResource',
  'kms:UntagResource',
  'kms:UpdateKeyDescription',
];

/** A key that is renewed every year. The account's administrators look after it and use it for nothing. */
export class SecureKey extends Key {
  constructor(scope: Construct, id: string, { description, keep, uses }: SecureKeyProps) {
    super(scope, id, {
      description,
      enableKeyRotation: true,
      removalPolicy: keep ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      policy: new PolicyDocument({
        statements: [
          new PolicyStatement({
            principals: [new AccountRootPrincipal()],
            actions: administration,
            resources: ['*'],
          }),
          ...uses,
        ],
      }),
    });
  }
}
