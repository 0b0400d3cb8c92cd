import { RemovalPolicy } from 'aws-cdk-lib';
import { AccountRootPrincipal, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';

export interface SecureKeyProps {
  readonly description: string;
  /** Whether the key is retained when its stack is deleted. */
  readonly keep: boolean;
  /**
   * Who may use the key, and for what. The statements name no resources: in a key policy the resource is the key
   * itself.
   */
  readonly uses: readonly PolicyStatement[];
}

/** The actions for administering a key, listed one by one. None of them reads or creates encrypted data. */
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

/** A key that is rotated every year. The account's administrators manage it but cannot use it. */
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
