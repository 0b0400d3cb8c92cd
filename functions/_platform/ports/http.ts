/** One outbound request. The whole exchange, including connecting, ends within `timeoutMs`. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The body, if it is not text. */
  readonly bytes?: Uint8Array;
  readonly timeoutMs: number;
  readonly bodyBytesMax: number;
  /**
   * What happens to a longer response body. 'refuse' (the default) treats it as a failure, 'cut' returns its first
   * `bodyBytesMax` bytes and stops receiving.
   */
  readonly longerBody?: 'refuse' | 'cut';
  /**
   * Redirects are never followed. 'refuse' (the default) treats a redirect as a failure, 'answer' returns the 3xx
   * response.
   */
  readonly redirect?: 'refuse' | 'answer';
}

export interface HttpAnswer {
  readonly status: number;
  /** Header names are in lower case. Repeated headers are joined with ', ', except set-cookie. */
  readonly headers: Readonly<Record<string, string>>;
  readonly setCookies: readonly string[];
  readonly body: string;
  readonly durationMs: number;
}

/** An outbound HTTP client without retries, cookies or redirects. It throws only HttpFailure. */
export interface Http {
  send(request: HttpRequest): Promise<HttpAnswer>;
}

export type HttpFailureKind = 'timeout' | 'connection' | 'body-too-large' | 'redirect';

export interface HttpFailureFacts {
  readonly kind: HttpFailureKind;
  readonly effectUnknown: boolean;
  readonly durationMs: number;
  readonly cause?: unknown;
}

/**
 * Thrown if there was no usable response. `effectUnknown`: part of the request was sent, so it may have been carried
 * out.
 */
export class HttpFailure extends Error {
  readonly kind: HttpFailureKind;
  readonly effectUnknown: boolean;
  readonly durationMs: number;

  constructor(facts: HttpFailureFacts) {
    super(`outbound request failed: ${facts.kind}`, { cause: facts.cause });
    this.name = 'HttpFailure';
    this.kind = facts.kind;
    this.effectUnknown = facts.effectUnknown;
    this.durationMs = facts.durationMs;
  }
}
