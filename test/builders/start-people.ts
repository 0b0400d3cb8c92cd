import { randomBytes } from 'node:crypto';
import { createUserPool } from '../../infra/local/emulators/user-pool/create-user-pool.ts';

const poolId = 'us-east-1_people';

/** A user pool of this process, and the AWS SDK pointed at it. */
export async function startPeople() {
  const pool = await createUserPool({
    pools: [
      {
        id: poolId,
        clientIds: ['web'],
        groups: ['superadmin'],
        passwordLengthMin: 6,
        autoConfirm: true,
        preventUserExistenceErrors: true,
      },
    ],
    now: () => new Date(),
    region: 'us-east-1',
    issuer: () => 'https://pool.example.com',
    randomBytes,
    onMessage: () => undefined,
  });
  Object.assign(process.env, {
    USER_POOL_ID: poolId,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: pool.url,
  });
  const administer = (operation: string, input: object) =>
    pool.call(operation, { UserPoolId: poolId, ...input });
  return {
    administer,
    /** Makes an account. @returns its id */
    async join(email: string): Promise<string> {
      const { User } = (await administer('AdminCreateUser', {
        Username: email,
        MessageAction: 'SUPPRESS',
        UserAttributes: [{ Name: 'email', Value: email }],
      })) as { User: { Attributes: { Name: string; Value: string }[] } };
      return User.Attributes.find(({ Name }) => Name === 'sub')!.Value;
    },
    close: () => pool.close(),
  };
}
