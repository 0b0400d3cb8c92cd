import type { Index, KeySchema } from './dynalite.ts';

/**
 * The resolved properties of an AWS::DynamoDB::GlobalTable resource. Properties that the emulator does not need are
 * ignored.
 */
export type GlobalTableProperties = {
  TableName: string;
  KeySchema: KeySchema;
  AttributeDefinitions: { AttributeName: string; AttributeType: string }[];
  GlobalSecondaryIndexes?: Index[];
  Replicas?: {
    Region: string;
    PointInTimeRecoverySpecification?: { PointInTimeRecoveryEnabled: boolean } | undefined;
  }[];
  TimeToLiveSpecification?: { AttributeName?: string; Enabled: boolean };
  [other: string]: unknown;
};
