import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
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
import { type IBucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import {
  BrowserFunction,
  documentsFunctionCode,
  notFoundFunctionCode,
} from '../constructs/documents-function.ts';
import { Firewall } from '../constructs/firewall.ts';
import { ResponseHeaders } from '../constructs/response-headers.ts';
import { SecureBucket } from '../constructs/secure-bucket.ts';
import { WebDeployment } from '../constructs/web-deployment.ts';
import type { Parameters } from '../parameters.ts';
import { livePath } from './api-stack.ts';

export interface WebStackProps extends StackProps {
  readonly keep: boolean;
  readonly parameters: Parameters;
  readonly webDir: string;
  readonly httpApi: IHttpApi;
  readonly liveApi: WebSocketApi;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** The bucket that pages send files to. */
  readonly uploadsBucketName: string;
}

const accessLogDays = 90;

/** CloudFront before everything a browser asks for: the app's files, the API and the live connection, one origin. */
export class WebStack extends Stack {
  readonly distribution: Distribution;
  /** Scheme and host of the pages. */
  readonly origin: string;

  constructor(scope: Construct, id: string, props: WebStackProps) {
    const { keep, parameters, webDir, httpApi, liveApi, userPoolId, userPoolClientId, ...others } = props;
    const { uploadsBucketName, ...rest } = others;
    super(scope, id, rest);
    const logs = this.createLogs(keep);
    const files = new SecureBucket(this, 'Files', {
      keep,
      versioned: true,
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'files/',
    }) as IBucket;
    this.distribution = new Distribution(this, 'Distribution', {
      ...this.domainProps(parameters),
      ...(parameters.firewall ? { webAclId: new Firewall(this, 'Firewall').attrArn } : {}),
      defaultRootObject: 'app.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      enableLogging: true,
      logBucket: logs,
      logFilePrefix: 'cloudfront/',
      ...this.behaviors(files, httpApi, liveApi, uploadsBucketName),
    });
    const host = parameters.domain ?? this.distribution.distributionDomainName;
    this.origin = `https://${host}`;
    new WebDeployment(this, 'Deployment', {
      webDir,
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
      lifecycleRules: [{ expiration: Duration.days(accessLogDays) }],
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

  private behaviors(files: IBucket, httpApi: IHttpApi, liveApi: WebSocketApi, uploadsBucketName: string) {
    const userPoolOrigin = `https://cognito-idp.${this.region}.amazonaws.com`;
    const uploadsAddress = `https://s3.${this.region}.amazonaws.com/${uploadsBucketName}`;
    const responseHeadersPolicy = new ResponseHeaders(this, 'Headers', [userPoolOrigin, uploadsAddress]);
    const toApi = (apiId: string): BehaviorOptions => ({
      origin: new HttpOrigin(`${apiId}.execute-api.${this.region}.${this.urlSuffix}`, {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy,
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
      additionalBehaviors: { '/api/*': toApi(httpApi.apiId), [`/${livePath}`]: toApi(liveApi.apiId) },
    };
  }
}
