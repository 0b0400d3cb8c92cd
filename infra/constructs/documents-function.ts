import { Function, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { appDocument, appPattern, documents, notFoundDocument } from '#web/documents.ts';

/** A path whose last part has no dot gets the document that answers it. */
const documentFor = `
var documents = ${JSON.stringify(documents)};
var appPattern = ${appPattern.toString()};
function documentFor(uri) {
  var path = uri.replace(/\\/+$/, '');
  if (path.slice(path.lastIndexOf('/') + 1).includes('.')) return uri;
  return '/' + (documents[path] || (appPattern.test(path) ? '${appDocument}' : '${notFoundDocument}'));
}`;

/** What CloudFront runs on each request. */
export const documentsFunctionCode = `${documentFor}
function handler(event) {
  event.request.uri = documentFor(event.request.uri);
  return event.request;
}`;

/** What CloudFront runs on each answer: the document for unknown paths is no success. A 304 must stay one. */
export const notFoundFunctionCode = `${documentFor}
function handler(event) {
  var response = event.response;
  if (response.statusCode === 200 && documentFor(event.request.uri) === '/${notFoundDocument}') {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return response;
}`;

export class BrowserFunction extends Function {
  constructor(scope: Construct, id: string, code: string) {
    super(scope, id, { runtime: FunctionRuntime.JS_2_0, code: FunctionCode.fromInline(code) });
  }
}
