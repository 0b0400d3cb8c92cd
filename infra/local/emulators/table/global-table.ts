import type { Index, KeySchema } from './dynalite.ts';

/** The resolved properties of an AWS::DynamoDB::GlobalTable resource; those that a table here has no use for pass. */
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
