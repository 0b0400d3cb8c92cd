import { Function, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { appDocument, appPattern, documents, notFoundDocument } from '#web/documents.ts';
import { folderOf, languageCookie, languages } from '#web/languages.ts';
import { compressedEnding, compressedFile } from './compressed-files.ts';

/** Maps a path whose last segment has no dot to its document, in the language of the request. */
const documentFor = `
var documents = ${JSON.stringify(documents)};
var appPattern = ${appPattern.toString()};
var folders = ${JSON.stringify(Object.fromEntries(languages.map((language) => [language, folderOf(language)])))};
function folderFor(request) {
  var chosen = request.cookies && request.cookies.${languageCookie};
  if (chosen && Object.prototype.hasOwnProperty.call(folders, chosen.value)) return folders[chosen.value];
  var accepted = request.headers && request.headers['accept-language'];
  var tags = accepted ? accepted.value.split(',') : [];
  for (var at = 0; at < tags.length; at++) {
    var tag = tags[at].trim().slice(0, 2).toLowerCase();
    if (Object.prototype.hasOwnProperty.call(folders, tag)) return folders[tag];
  }
  return '';
}
function documentFor(request) {
  var uri = request.uri;
  var path = uri.replace(/\\/+$/, '');
  if (path.slice(path.lastIndexOf('/') + 1).includes('.')) return uri;
  return '/' + folderFor(request) + (documents[path] || (appPattern.test(path) ? '${appDocument}' : '${notFoundDocument}'));
}`;

/** The code that CloudFront runs for each request. A browser that can decompress Brotli gets the compressed files. */
export const documentsFunctionCode = `${documentFor}
function handler(event) {
  var uri = documentFor(event.request);
  var accepted = event.request.headers && event.request.headers['accept-encoding'];
  var isCompressed = accepted && /\\bbr\\b/.test(accepted.value) && ${compressedFile.toString()}.test(uri);
  event.request.uri = isCompressed ? uri + '${compressedEnding}' : uri;
  return event.request;
}`;

/** The code that CloudFront runs for each response. The not-found document gets status 404; a 304 stays as it is. */
export const notFoundFunctionCode = `${documentFor}
function handler(event) {
  var response = event.response;
  if (response.statusCode === 200 && documentFor(event.request).endsWith('/${notFoundDocument}')) {
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
