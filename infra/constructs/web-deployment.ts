import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';

/** The configuration that the page reads from `/config.json`. */
interface WebConfig {
  readonly region: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly liveUrl: string;
}

export interface WebDeploymentProps {
  readonly webDir: string;
  readonly files: IBucket;
  readonly distribution: Distribution;
  readonly config: WebConfig;
}

/** Files whose names contain a hash of their content. */
const hashedFiles = 'assets/*';
const hashedFilesDays = 365;
const deploymentMegabytes = 512;

/**
 * Copies the built app and its configuration into the bucket: first the hashed files, then the documents that refer to
 * them. Old files are kept, so open pages can still load theirs.
 */
export class WebDeployment extends Construct {
  constructor(scope: Construct, id: string, { webDir, files, distribution, config }: WebDeploymentProps) {
    super(scope, id);
    const app = Source.asset(webDir);
    const logGroup = new LogGroup(this, 'Logs', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const common = { destinationBucket: files, prune: false, memoryLimit: deploymentMegabytes, logGroup };
    const assets = new BucketDeployment(this, 'Assets', {
      ...common,
      sources: [app],
      exclude: ['*'],
      include: [hashedFiles],
      cacheControl: [CacheControl.maxAge(Duration.days(hashedFilesDays)), CacheControl.immutable()],
    });
    const documents = new BucketDeployment(this, 'Documents', {
      ...common,
      sources: [app, Source.jsonData('config.json', config)],
      exclude: [hashedFiles],
      cacheControl: [CacheControl.noCache()],
      distribution,
      distributionPaths: ['/*'],
    });
    documents.node.addDependency(assets);
  }
}
