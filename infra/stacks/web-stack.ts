import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { IHttpApi, WebSocketApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  type DistributionProps,
  FunctionEventType,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket, type IBucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import {
  BrowserFunction,
  documentsFunctionCode,
  notFoundFunctionCode,
} from '../constructs/documents-function.ts';
import { referWeakly } from '../constructs/cross-stack.ts';
import type { OriginSecret } from '../constructs/origin-secret.ts';
import { ResponseHeaders } from '../constructs/response-headers.ts';
import { SecureBucket } from '../constructs/secure-bucket.ts';
import { WebDeployment } from '../constructs/web-deployment.ts';
import type { Parameters } from '../parameters.ts';
import { inertHeaders, securityHeaders } from '../security-headers.ts';
import { livePath } from './api-stack.ts';

export interface WebStackProps extends StackProps {
  readonly keep: boolean;
  readonly parameters: Parameters;
  /** The firewall before CloudFront, if there is one. */
  readonly webAclArn?: string;
  readonly webDir: string;
  readonly compressedDir: string;
  readonly httpApi: IHttpApi;
  readonly liveApi: WebSocketApi;
  readonly originSecret: OriginSecret;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** The bucket that pages send files to. */
  readonly uploadsBucketName: string;
  /** The bucket that functions put logos into. */
  readonly logosBucketName: string;
}

const accessLogDays = 90;

/**
 * CloudFront serves everything that a browser requests from one origin: the app's files, the API and the live
 * connection.
 */
export class WebStack extends Stack {
  readonly distribution: Distribution;
  /**
   * The bucket of logos. Functions write to it, and only CloudFront reads it. It is found by its name, because the functions
   * are deployed before the pages.
   */
  readonly logos: IBucket;
  /** Scheme and host of the pages. */
  readonly origin: string;

  constructor(scope: Construct, id: string, props: WebStackProps) {
    const { keep, parameters, webDir, compressedDir, httpApi, liveApi, originSecret, ...others } = props;
    const { webAclArn, userPoolId, userPoolClientId, uploadsBucketName, logosBucketName, ...rest } = others;
    super(scope, id, { ...rest, terminationProtection: keep });
    const logs = this.createLogs(keep);
    const files = new SecureBucket(this, 'Files', {
      keep,
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'files/',
    }) as IBucket;
    const logos = new SecureBucket(this, 'Logos', {
      keep,
      bucketName: logosBucketName,
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'logos/',
    }) as IBucket;
    this.logos = Bucket.fromBucketName(this, 'LogosByName', logosBucketName);
    this.distribution = new Distribution(this, 'Distribution', {
      ...this.domainProps(parameters),
      ...(webAclArn === undefined ? {} : { webAclId: webAclArn }),
      defaultRootObject: 'app.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      enableLogging: true,
      logBucket: logs,
      logFilePrefix: 'cloudfront/',
      ...this.behaviors({ files, logos }, { httpApi, liveApi, originSecret }, uploadsBucketName),
    });
    // The product's own domain replaces CloudFront's name. Other stacks stop using CloudFront's name after this
    // stack does.
    referWeakly(this.distribution);
    const host = parameters.domain ?? this.distribution.distributionDomainName;
    this.origin = `https://${host}`;
    new CfnOutput(this, 'Address', { value: this.origin, description: "The product's address" });
    if (parameters.domain !== undefined)
      new CfnOutput(this, 'DnsRecord', {
        value: `${parameters.domain} CNAME ${this.distribution.distributionDomainName}`,
        description:
          'Create this record in the DNS zone of the domain; in Route 53, create A and AAAA alias records to the same target',
      });
    new WebDeployment(this, 'Deployment', {
      webDir,
      compressedDir,
      files,
      distribution: this.distribution,
      config: { region: this.region, userPoolId, userPoolClientId, liveUrl: `wss://${host}/${livePath}` },
    });
  }

  private createLogs(keep: boolean): IBucket {
    return new SecureBucket(this, 'Logs', {
      keep,
      // CloudFront delivers its logs by access control list.
      objectOwnership: ObjectOwnership.OBJECT_WRITER,
      expiresAfterDays: accessLogDays,
    }) as IBucket;
  }

  private domainProps({ domain, certificateArn }: Parameters): Partial<DistributionProps> {
    if (domain === undefined || certificateArn === undefined) return {};
    const certificate = Certificate.fromCertificateArn(this, 'Certificate', certificateArn);
    return {
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      domainNames: [domain],
      certificate,
    };
  }

  private behaviors(
    { files, logos }: { files: IBucket; logos: IBucket },
    { httpApi, liveApi, originSecret }: Pick<WebStackProps, 'httpApi' | 'liveApi' | 'originSecret'>,
    uploadsBucketName: string,
  ) {
    const userPoolOrigin = `https://cognito-idp.${this.region}.amazonaws.com`;
    const uploadsAddress = `https://s3.${this.region}.amazonaws.com/${uploadsBucketName}`;
    const connectOrigins = [userPoolOrigin, uploadsAddress];
    const responseHeadersPolicy = new ResponseHeaders(this, 'Headers', {
      headers: securityHeaders({ connectOrigins }),
      yields: false,
    });
    // The page on which a consent at Google ends has a policy of its own, and has to reach the page that opened it.
    const ofApi = new ResponseHeaders(this, 'ApiHeaders', {
      headers: securityHeaders({ connectOrigins: [] }),
      yields: true,
    });
    const toApi = (apiId: string): BehaviorOptions => ({
      origin: new HttpOrigin(`${apiId}.execute-api.${this.region}.${this.urlSuffix}`, {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        customHeaders: originSecret.headers,
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: ofApi,
    });
    const defaultBehavior: BehaviorOptions = {
      origin: S3BucketOrigin.withOriginAccessControl(files),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy,
      functionAssociations: [
        {
          function: new BrowserFunction(this, 'Documents', documentsFunctionCode),
          eventType: FunctionEventType.VIEWER_REQUEST,
        },
        {
          function: new BrowserFunction(this, 'NotFound', notFoundFunctionCode),
          eventType: FunctionEventType.VIEWER_RESPONSE,
        },
      ],
    };
    return {
      defaultBehavior,
      additionalBehaviors: {
        '/api/*': toApi(httpApi.apiId),
        [`/${livePath}`]: toApi(liveApi.apiId),
        '/logos/*': this.toLogos(logos),
      },
    };
  }

  /** A logo cannot run anything, even if it is opened by its own address. */
  private toLogos(logos: IBucket): BehaviorOptions {
    return {
      origin: S3BucketOrigin.withOriginAccessControl(logos),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: new ResponseHeaders(this, 'InertHeaders', {
        headers: inertHeaders,
        yields: false,
      }),
    };
  }
}
