import * as z from 'zod';
import { poolById } from '../context.ts';
import { invalidParameter } from '../errors.ts';
import { administratorOperation, field } from '../operation.ts';
import type { User } from '../state.ts';
import { describeUser, toAttributes } from '../users.ts';

const listSchema = z.object({
  UserPoolId: field.name,
  Filter: z.string().max(256).optional(),
  Limit: z.int().min(0).max(60).default(60),
  PaginationToken: z.string().regex(/^\d+$/).optional(),
});

const filterable: Record<string, (user: User) => string> = {
  sub: (user) => user.sub,
  username: (user) => user.sub,
  email: (user) => user.attributes['email'] ?? '',
  name: (user) => user.attributes['name'] ?? '',
  'cognito:user_status': (user) => user.status,
  status: (user) => (user.enabled ? 'Enabled' : 'Disabled'),
};

/** Parses Cognito's filter syntax: an attribute that equals (=) or begins with (^=) a quoted text. */
function parseFilter(filter: string): (user: User) => boolean {
  const [, name = '', operator, value = ''] = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"(.*)"\s*$/.exec(filter) ?? [];
  const read = Object.hasOwn(filterable, name) ? filterable[name] : undefined;
  if (!read) throw invalidParameter('Error while parsing filter.');
  return operator === '=' ? (user) => read(user) === value : (user) => read(user).startsWith(value);
}

export const ListUsers = administratorOperation(listSchema, (context, input) => {
  const { state } = poolById(context, input.UserPoolId);
  const matches = input.Filter ? parseFilter(input.Filter) : () => true;
  const found = [...state.users.values()].filter(matches);
  const start = Number(input.PaginationToken ?? 0);
  const end = start + input.Limit;
  return {
    Users: found.slice(start, end).map((user) => ({ ...describeUser(user), Attributes: toAttributes(user) })),
    ...(end < found.length && { PaginationToken: String(end) }),
  };
});
