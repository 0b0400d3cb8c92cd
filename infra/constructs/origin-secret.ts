import { type Function } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { originHeader } from '#shared/contracts/origin.ts';
import { referWeakly } from './cross-stack.ts';

/**
 * One more, and the deployment rotates the secret: CloudFront is told first, and functions know the next one already.
 * Never one less: functions no longer take what was before.
 */
const generation = 1;

const secretCharacters = 64;

/**
 * The secret by which functions know that a request came through CloudFront. Secrets Manager makes it. Templates hold
 * references, which CloudFormation resolves while it deploys, so no function reads it at run time.
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

  /** Tells a function which secrets it takes. */
  tell(target: Function): void {
    target.addEnvironment('ORIGIN_SECRET', reference(this.present));
    target.addEnvironment('ORIGIN_SECRET_NEXT', reference(this.next));
  }

  private create(number: number): Secret {
    const secret = new Secret(this, `Generation${number}`, {
      description: 'Shows functions that a request came through CloudFront',
      generateSecretString: { passwordLength: secretCharacters, excludePunctuation: true },
    });
    // A rotation ends with the secret before gone, while those who showed or took it still name it.
    referWeakly(secret);
    return secret;
  }
}

/** `{{resolve:secretsmanager:…}}`: the value itself is in no template. */
const reference = (secret: Secret): string => secret.secretValue.unsafeUnwrap();
