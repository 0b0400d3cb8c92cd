import * as z from 'zod';
import { poolById } from '../context.ts';
import { CognitoError, resourceNotFound } from '../errors.ts';
import { administratorOperation, field } from '../operation.ts';
import type { Pool } from '../pool.ts';
import { groupsOf, requireUser } from '../users.ts';

const groupSchema = z.object({ UserPoolId: field.name, GroupName: field.name });

const CreateGroup = administratorOperation(groupSchema, (context, input) => {
  const { state } = poolById(context, input.UserPoolId);
  if (state.groups.has(input.GroupName))
    throw new CognitoError('GroupExistsException', 'A group with the name already exists.');
  state.groups.set(input.GroupName, new Set());
  return { Group: { GroupName: input.GroupName, UserPoolId: input.UserPoolId } };
});

function membersOf({ state }: Pool, name: string): Set<string> {
  const members = state.groups.get(name);
  if (!members) throw resourceNotFound('Group not found.');
  return members;
}

const memberSchema = groupSchema.extend({ Username: field.name });

const AdminAddUserToGroup = administratorOperation(memberSchema, (context, input) => {
  const pool = poolById(context, input.UserPoolId);
  membersOf(pool, input.GroupName).add(requireUser(pool, input.Username).sub);
  return {};
});

const AdminRemoveUserFromGroup = administratorOperation(memberSchema, (context, input) => {
  const pool = poolById(context, input.UserPoolId);
  membersOf(pool, input.GroupName).delete(requireUser(pool, input.Username).sub);
  return {};
});

const userSchema = z.object({ UserPoolId: field.name, Username: field.name });

const AdminListGroupsForUser = administratorOperation(userSchema, (context, input) => {
  const pool = poolById(context, input.UserPoolId);
  const names = groupsOf(pool, requireUser(pool, input.Username));
  return { Groups: names.map((GroupName) => ({ GroupName, UserPoolId: input.UserPoolId })) };
});

export const adminGroupOperations = {
  CreateGroup,
  AdminAddUserToGroup,
  AdminRemoveUserFromGroup,
  AdminListGroupsForUser,
};
