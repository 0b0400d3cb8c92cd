import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AccountRecovery,
  FeaturePlan,
  Mfa,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
  UserPoolGroup,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import { product } from '#shared/product.ts';
import { exportForGood } from '../constructs/cross-stack.ts';
import { PoolFirewall } from '../constructs/firewall.ts';
import { PoolFunction } from '../constructs/pool-function.ts';
import type { PoolResources, Resources } from '../constructs/resources.ts';

export interface IdentityStackProps extends StackProps {
  /** Whether the users are retained when the stack is deleted. */
  readonly keep: boolean;
  /** Whether AWS WAF protects the pool. */
  readonly firewall: boolean;
  /**
   * The sender of the pool's mails: an address of a domain that Amazon SES knows as ours. Otherwise Cognito sends
   * them.
   */
  readonly senderEmail?: string | undefined;
  readonly functionsDir: string;
  readonly resources: Pick<Resources, 'metricsNamespace' | 'table'>;
}

const accessTokenMinutes = 60;
const refreshTokenDays = 30;
/** Two tabs may refresh at the same time. After that the old token is invalid. */
const rotationGraceSeconds = 30;
const passwordCharactersMin = 6;
/** Ending sign-ins takes several requests to the table, and has to finish before the pool stops waiting. */
const resetMegabytes = 512;

/** Signing in: the user pool, its group of superadmins, and the browser's client. */
export class IdentityStack extends Stack {
  readonly userPool: UserPool;
  readonly webClient: UserPoolClient;

  constructor(scope: Construct, id: string, props: IdentityStackProps) {
    const { keep, firewall, senderEmail, functionsDir, resources, ...rest } = props;
    super(scope, id, { ...rest, terminationProtection: keep });
    this.userPool = this.createUserPool(keep, senderEmail);
    this.addTriggers({
      functionsDir,
      resources: { ...resources, userPool: this.userPool, isForTriggers: true },
    });
    if (firewall) new PoolFirewall(this, 'Firewall', this.userPool);
    new CfnOutput(this, 'UserPoolId', {
      value: this.userPool.userPoolId,
      description: 'People who may sign in; the group superadmin operates the product',
    });
    new UserPoolGroup(this, 'Superadmins', {
      userPool: this.userPool,
      groupName: 'superadmin',
      description: 'The team: needs no subscription and may use the admin operations',
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
    const { userPoolId, userPoolArn, userPoolProviderUrl } = this.userPool;
    exportForGood(this, userPoolId, userPoolArn, userPoolProviderUrl, this.webClient.userPoolClientId);
  }

  get forApi() {
    return { userPool: this.userPool, webClient: this.webClient };
  }

  get forBrowser() {
    return { userPoolId: this.userPool.userPoolId, userPoolClientId: this.webClient.userPoolClientId };
  }

  private addTriggers(home: { readonly functionsDir: string; readonly resources: PoolResources }): void {
    this.userPool.addTrigger(
      UserPoolOperation.CUSTOM_MESSAGE,
      new PoolFunction(this, 'CustomMessage', { ...home, functionId: 'access.custom-message.pool' }),
    );
    this.userPool.addTrigger(
      UserPoolOperation.POST_CONFIRMATION,
      new PoolFunction(this, 'PostConfirmation', {
        ...home,
        functionId: 'live.post-confirmation.pool',
        memoryMegabytes: resetMegabytes,
      }),
    );
  }

  private createUserPool(keep: boolean, senderEmail: string | undefined): UserPool {
    return new UserPool(this, 'Users', {
      ...(senderEmail === undefined ? {} : { email: this.mailsFrom(senderEmail) }),
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

  private mailsFrom(fromEmail: string): UserPoolEmail {
    return UserPoolEmail.withSES({
      fromEmail,
      fromName: product.name,
      sesRegion: this.region,
      sesVerifiedDomain: fromEmail.slice(fromEmail.lastIndexOf('@') + 1),
    });
  }
}
