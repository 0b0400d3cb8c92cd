import type { Operation } from './operation.ts';
import { accountOperations } from './operations/account.ts';
import { adminGroupOperations } from './operations/admin-groups.ts';
import { adminUserOperations } from './operations/admin-users.ts';
import { InitiateAuth } from './operations/initiate-auth.ts';
import { ListUsers } from './operations/list-users.ts';
import { passwordOperations } from './operations/password.ts';
import { GetTokensFromRefreshToken, RevokeToken } from './operations/refresh.ts';
import { RespondToAuthChallenge } from './operations/respond-to-auth-challenge.ts';
import { signUpOperations } from './operations/sign-up.ts';
import { softwareTokenOperations } from './operations/software-token.ts';

/** The operations, by the name in the x-amz-target header. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    ...signUpOperations,
    InitiateAuth,
    RespondToAuthChallenge,
    GetTokensFromRefreshToken,
    RevokeToken,
    ...accountOperations,
    ...passwordOperations,
    ...softwareTokenOperations,
    ...adminUserOperations,
    ...adminGroupOperations,
    ListUsers,
  }),
);
