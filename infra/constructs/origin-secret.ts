import { type Function } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { originHeader } from '#shared/contracts/origin.ts';
import { referWeakly } from './cross-stack.ts';

/**
 * To rotate the secret, increase this number and deploy. CloudFront switches first, and functions already accept the
 * next secret. Never decrease it: functions no longer accept earlier secrets.
 */
const generation = 1;

const secretCharacters = 64;

/**
 * The secret that proves to functions that a request came through CloudFront. Secrets Manager generates it. Templates
 * contain only references, which CloudFormation resolves during deployment, so no function reads the secret at run
 * time.
 */
export class OriginSecret extends Construct {
  private readonly present: Secret;
  private readonly next: Secret;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.present = this.create(generation);
    this.next = this.create(generation + 1);
  }

  /** The headers that CloudFront adds to each request for the API. */
  get headers(): Record<string, string> {
    return { [originHeader]: reference(this.present) };
  }

  /** Configures which secrets a function accepts. */
  tell(target: Function): void {
    target.addEnvironment('ORIGIN_SECRET', reference(this.present));
    target.addEnvironment('ORIGIN_SECRET_NEXT', reference(this.next));
  }

  private create(number: number): Secret {
    const secret = new Secret(this, `Generation${number}`, {
      description: 'Proves to functions that a request came through CloudFront',
      generateSecretString: { passwordLength: secretCharacters, excludePunctuation: true },
    });
    // A rotation deletes the previous secret while stacks that are not yet updated still refer to it.
    referWeakly(secret);
    return secret;
  }
}

/** A reference such as `{{resolve:secretsmanager:…}}`; no template contains the value itself. */
const reference = (secret: Secret): string => secret.secretValue.unsafeUnwrap();
