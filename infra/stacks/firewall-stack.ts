import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { referWeakly } from '../constructs/cross-stack.ts';
import { Firewall } from '../constructs/firewall.ts';

/** The firewall. CloudFront takes it from us-east-1 alone, while the other stacks may be elsewhere. */
export class FirewallStack extends Stack {
  readonly webAclArn: string;

  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props);
    const firewall = new Firewall(this, 'Firewall');
    // Exports end at the region's border; and the parameter `firewall` may take it away again.
    referWeakly(firewall);
    this.webAclArn = firewall.attrArn;
  }
}
