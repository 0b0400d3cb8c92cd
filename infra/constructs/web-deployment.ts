import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { compressedEnding, compressedKinds } from './compressed-files.ts';

/** The configuration that the page reads from `/config.json`. */
interface WebConfig {
  readonly region: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly liveUrl: string;
}

export interface WebDeploymentProps {
  readonly webDir: string;
  /** The folder of the compressed scripts and style sheets. */
  readonly compressedDir: string;
  readonly files: IBucket;
  readonly distribution: Distribution;
  readonly config: WebConfig;
}

/** Files whose names contain a hash of their content. */
const hashedFiles = 'assets/*';
const hashedFilesDays = 365;
const deploymentMegabytes = 512;

/**
 * Copies the built app and its configuration into the bucket: first the hashed files, scripts and style sheets also
 * compressed, then the documents that refer to them. Old files are kept, so open pages can still load theirs.
 */
export class WebDeployment extends Construct {
  constructor(scope: Construct, id: string, props: WebDeploymentProps) {
    const { webDir, compressedDir, files, distribution, config } = props;
    super(scope, id);
    const app = Source.asset(webDir);
    const compressed = Source.asset(compressedDir);
    const logGroup = new LogGroup(this, 'Logs', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const common = { destinationBucket: files, prune: false, memoryLimit: deploymentMegabytes, logGroup };
    const hashed = {
      ...common,
      exclude: ['*'],
      cacheControl: [CacheControl.maxAge(Duration.days(hashedFilesDays)), CacheControl.immutable()],
    };
    const assets = [
      new BucketDeployment(this, 'Assets', { ...hashed, sources: [app], include: [hashedFiles] }),
      ...compressedKinds.map(
        ({ id: kind, ending, contentType }) =>
          new BucketDeployment(this, kind, {
            ...hashed,
            sources: [compressed],
            include: [hashedFiles + ending + compressedEnding],
            contentType,
            contentEncoding: 'br',
          }),
      ),
    ];
    const documents = new BucketDeployment(this, 'Documents', {
      ...common,
      sources: [app, Source.jsonData('config.json', config)],
      exclude: [hashedFiles],
      cacheControl: [CacheControl.noCache()],
      distribution,
      distributionPaths: ['/*'],
    });
    documents.node.addDependency(...assets);
  }
}
