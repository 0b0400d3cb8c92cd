import {
  DescribeTimeToLiveCommand,
  UpdateTimeToLiveCommand,
  type UpdateTimeToLiveCommandInput,
} from '@aws-sdk/client-dynamodb';
import { refusedBy } from './calls.ts';
import type { Case, CaseContext } from './endpoint.ts';

const describe = async ({ client, tableName }: CaseContext) =>
  (await client.send(new DescribeTimeToLiveCommand({ TableName: tableName }))).TimeToLiveDescription;

const set = (
  { client, tableName }: CaseContext,
  TimeToLiveSpecification: UpdateTimeToLiveCommandInput['TimeToLiveSpecification'],
) => client.send(new UpdateTimeToLiveCommand({ TableName: tableName, TimeToLiveSpecification }));

/** This is a single case, because a table has one setting and AWS allows a change only once an hour. */
export const timeToLive: Case[] = [
  {
    name: 'it is off, is switched on for one attribute, and refuses another',
    run: async (context) => {
      expect(await describe(context)).toEqual({ TimeToLiveStatus: 'DISABLED' });
      const off = await refusedBy(set(context, { AttributeName: 'expiresAt', Enabled: false }));
      expect([off.name, off.message]).toEqual(['ValidationException', 'TimeToLive is already disabled']);
      const { TimeToLiveSpecification } = await set(context, { AttributeName: 'expiresAt', Enabled: true });
      expect(TimeToLiveSpecification).toEqual({ AttributeName: 'expiresAt', Enabled: true });
      const described = await describe(context);
      expect(described?.AttributeName).toBe('expiresAt');
      expect(described?.TimeToLiveStatus).toMatch(/^ENABL(ED|ING)$/);
      expect((await refusedBy(set(context, { AttributeName: 'other', Enabled: true }))).name).toBe(
        'ValidationException',
      );
    },
  },
  {
    name: 'a table that is not there is ResourceNotFoundException',
    run: async (context) => {
      const elsewhere = { ...context, tableName: `${context.tableName}-none` };
      const spec = { AttributeName: 'expiresAt', Enabled: true };
      expect((await refusedBy(describe(elsewhere))).name).toBe('ResourceNotFoundException');
      expect((await refusedBy(set(elsewhere, spec))).name).toBe('ResourceNotFoundException');
    },
  },
];
