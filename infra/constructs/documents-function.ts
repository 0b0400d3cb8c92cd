import { Function, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { defaultDocument, documents } from '../../web/documents.ts';

/** What CloudFront runs on each request: a path whose last part has no dot gets the document that answers it. */
export const documentsFunctionCode = `
var documents = ${JSON.stringify(documents)};
function handler(event) {
  var request = event.request;
  var path = request.uri.replace(/\\/+$/, '');
  if (!path.slice(path.lastIndexOf('/') + 1).includes('.'))
    request.uri = '/' + (documents[path] || ${JSON.stringify(defaultDocument)});
  return request;
}`;

export class DocumentsFunction extends Function {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(documentsFunctionCode),
    });
  }
}
