import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AccountRecovery,
  FeaturePlan,
  Mfa,
  UserPool,
  type UserPoolClient,
  UserPoolGroup,
} from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';

export interface IdentityStackProps extends StackProps {
  /** Whether the users stay when the stack goes. */
  readonly keep: boolean;
}

const accessTokenMinutes = 60;
const refreshTokenDays = 30;
/** Two tabs that refresh at once both get through; after that the old token is worthless. */
const rotationGraceSeconds = 30;
const passwordCharactersMin = 6;

/** Who may sign in: the user pool, its group of superadmins, and the browser's client. */
export class IdentityStack extends Stack {
  readonly userPool: UserPool;
  readonly webClient: UserPoolClient;

  constructor(scope: Construct, id: string, { keep, ...props }: IdentityStackProps) {
    super(scope, id, { ...props, terminationProtection: keep });
    this.userPool = this.createUserPool(keep);
    new UserPoolGroup(this, 'Superadmins', {
      userPool: this.userPool,
      groupName: 'superadmin',
      description: 'Runs the product: needs no subscription, may use the admin operations',
    });
    this.webClient = this.userPool.addClient('Web', {
      authFlows: { userSrp: true },
      generateSecret: false,
      disableOAuth: true,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      refreshTokenRotationGracePeriod: Duration.seconds(rotationGraceSeconds),
      accessTokenValidity: Duration.minutes(accessTokenMinutes),
      idTokenValidity: Duration.minutes(accessTokenMinutes),
      refreshTokenValidity: Duration.days(refreshTokenDays),
    });
  }

  get forApi() {
    return { userPool: this.userPool, webClient: this.webClient };
  }

  get forBrowser() {
    return { userPoolId: this.userPool.userPoolId, userPoolClientId: this.webClient.userPoolClientId };
  }

  private createUserPool(keep: boolean): UserPool {
    return new UserPool(this, 'Users', {
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      standardAttributes: { email: { required: true, mutable: true } },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      passwordPolicy: {
        minLength: passwordCharactersMin,
        requireDigits: false,
        requireLowercase: false,
        requireUppercase: false,
        requireSymbols: false,
      },
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      featurePlan: FeaturePlan.ESSENTIALS,
      deletionProtection: keep,
      removalPolicy: keep ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
  }
}
