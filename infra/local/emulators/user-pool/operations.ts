import type { Operation } from './operation.ts';
import * as account from './operations/account.ts';
import * as adminGroups from './operations/admin-groups.ts';
import * as adminUsers from './operations/admin-users.ts';
import { InitiateAuth } from './operations/initiate-auth.ts';
import { ListUsers } from './operations/list-users.ts';
import * as password from './operations/password.ts';
import { GetTokensFromRefreshToken, RevokeToken } from './operations/refresh.ts';
import { RespondToAuthChallenge } from './operations/respond-to-auth-challenge.ts';
import * as signUp from './operations/sign-up.ts';
import * as softwareToken from './operations/software-token.ts';

/** By the name that the x-amz-target header carries. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    ...signUp,
    InitiateAuth,
    RespondToAuthChallenge,
    GetTokensFromRefreshToken,
    RevokeToken,
    ...account,
    ...password,
    ...softwareToken,
    ...adminUsers,
    ...adminGroups,
    ListUsers,
  }),
);
