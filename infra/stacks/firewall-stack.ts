import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { referWeakly } from '../constructs/cross-stack.ts';
import { Firewall } from '../constructs/firewall.ts';

/** The firewall. CloudFront requires it in us-east-1, while the other stacks may be in another region. */
export class FirewallStack extends Stack {
  readonly webAclArn: string;

  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props);
    const firewall = new Firewall(this, 'Firewall');
    // Exports do not cross regions, and the parameter `firewall` may remove the stack again.
    referWeakly(firewall);
    this.webAclArn = firewall.attrArn;
  }
}
