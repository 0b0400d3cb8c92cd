import { createContext, runInContext } from 'node:vm';
import * as z from 'zod';

const rewritten = z.object({ uri: z.string() });
const answered = z.object({ statusCode: z.number() });

/** The functions that CloudFront runs before it looks for a file, and after. */
export type PageFunctions = {
  /** The file, with a leading slash, that answers a path; in whose language, cookies and headers say. */
  fileOf: (path: string, sent?: SentAlong) => string;
  /** The status of an answer with an existing file. */
  statusOf: (file: string) => number;
};

/** The parts of a browser's request beside the path. */
export interface SentAlong {
  readonly acceptLanguage?: string | undefined;
  readonly cookies?: Readonly<Record<string, string>>;
}

type Handler = (event: object) => unknown;

/** A function of CloudFront, which is one script that defines `handler`; it sees nothing of the twin. */
const handlerOf = (code: string | undefined): Handler | undefined =>
  code === undefined ? undefined : (runInContext(`${code}\nhandler;`, createContext({})) as Handler);

/** How CloudFront hands over a header or a cookie. */
const valueOf = (value: string) => ({ value });

/** @param code the scripts as they are deployed; where one is absent, requests or answers stay as they are */
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
