import type { Handler } from './listen.ts';

/** The error with which a service responds during an outage, under the service's own error name. */
export interface Outage {
  readonly status: number;
  readonly type: string;
}
/** Starts an outage; without an argument, ends it. */
export type SetOutage = (outage?: Outage) => void;

interface Answer {
  readonly contentType: string;
  readonly body: string;
}

/** Formats an error for AWS's JSON protocols. */
export const inJson = ({ type }: Outage): Answer => ({
  contentType: 'application/x-amz-json-1.1',
  body: JSON.stringify({ __type: type, message: '' }),
});

/** Wraps a handler so that it can be replaced by an outage. @param worded formats the service's error */
export function withOutages(handler: Handler, worded: (outage: Outage) => Answer) {
  let current: Outage | undefined;
  const setOutage: SetOutage = (outage) => {
    current = outage;
  };
  const handle: Handler = async (request, response) => {
    if (!current) return handler(request, response);
    const { contentType, body } = worded(current);
    request.resume();
    response.writeHead(current.status, { 'content-type': contentType, 'x-amzn-errortype': current.type });
    response.end(body);
  };
  return { handle, setOutage };
}
