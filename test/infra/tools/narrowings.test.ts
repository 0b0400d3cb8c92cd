import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { narrowedSource } from '#infra/tools/narrowed-source.ts';

const registeredIn = (client: string): string[] => {
  const path = join('node_modules/@aws-sdk', client, 'dist-es/schemas/schemas_0.js');
  const source = narrowedSource(path, readFileSync(path, 'utf8'));
  return [...source.matchAll(/^n0_registry\.registerError\((\w+)\$/gm)].map(([, name]) => name!).sort();
};

describe('the errors of a service that are bundled', () => {
  it.each([
    [
      'client-dynamodb',
      ['ConditionalCheckFailedException', 'TransactionCanceledException', 'TransactionConflictException'],
    ],
    ['client-s3', ['NoSuchKey', 'NotFound']],
    ['client-sqs', []],
  ])('of %s are those that something checks for', (client, retained) => {
    expect(registeredIn(client)).toEqual(retained);
  });
});
