/** An error in Stripe's format. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(
    status: number,
    message: string,
    type = 'invalid_request_error',
    { code, param }: { code?: string; param?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
    this.param = param;
  }
}

export const missing = (kind: string, id: string, param = 'id'): ApiError =>
  new ApiError(404, `No such ${kind}: '${id}'`, 'invalid_request_error', { code: 'resource_missing', param });

export const wrong = (param: string, message: string): ApiError =>
  new ApiError(400, message, 'invalid_request_error', { param });
