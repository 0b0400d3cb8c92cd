import { createContext, runInContext } from 'node:vm';
import * as z from 'zod';

const rewritten = z.object({ uri: z.string() });
const answered = z.object({ statusCode: z.number() });

/** The functions that CloudFront runs before and after it fetches a file. */
export type PageFunctions = {
  /** The file that answers a path, with a leading slash. Cookies and headers determine the language. */
  fileOf: (path: string, sent?: SentAlong) => string;
  /** The status of a response whose file exists. */
  statusOf: (file: string) => number;
};

/** The parts of a browser's request besides the path. */
export interface SentAlong {
  readonly acceptLanguage?: string | undefined;
  readonly cookies?: Readonly<Record<string, string>>;
}

type Handler = (event: object) => unknown;

/** Loads a CloudFront function: a script that defines `handler`. It cannot access the twin. */
const handlerOf = (code: string | undefined): Handler | undefined =>
  code === undefined ? undefined : (runInContext(`${code}\nhandler;`, createContext({})) as Handler);

/** The form in which CloudFront passes a header or a cookie. */
const valueOf = (value: string) => ({ value });

/** @param code the deployed scripts; without a script, requests or responses stay unchanged */
export function pageFunctions(code: { onRequest?: string; onResponse?: string }): PageFunctions {
  const [onRequest, onResponse] = [handlerOf(code.onRequest), handlerOf(code.onResponse)];
  return {
    fileOf: (path, { acceptLanguage, cookies = {} } = {}) => {
      const headers = acceptLanguage === undefined ? {} : { 'accept-language': valueOf(acceptLanguage) };
      const sent = Object.fromEntries(Object.entries(cookies).map(([name, text]) => [name, valueOf(text)]));
      const request = { method: 'GET', uri: path, querystring: {}, headers, cookies: sent };
      return onRequest ? rewritten.parse(onRequest({ request })).uri : path;
    },
    statusOf: (file) => {
      const response = { statusCode: 200, statusDescription: 'OK', headers: {}, cookies: {} };
      return onResponse ? answered.parse(onResponse({ request: { uri: file }, response })).statusCode : 200;
    },
  };
}
