import type { Handler } from './listen.ts';

/** The error that a service answers with during an outage, by the service's own name. */
export interface Outage {
  readonly status: number;
  readonly type: string;
}
/** Begins an outage; without an argument, ends it. */
export type SetOutage = (outage?: Outage) => void;

interface Answer {
  readonly contentType: string;
  readonly body: string;
}

/** An error in the form of AWS's JSON protocols. */
export const inJson = ({ type }: Outage): Answer => ({
  contentType: 'application/x-amz-json-1.1',
  body: JSON.stringify({ __type: type, message: '' }),
});

/** A handler that an outage takes the place of. @param worded how the service words an error */
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
