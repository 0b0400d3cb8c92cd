/** An error as Cognito returns it: clients branch on the type and show the message. */
export class CognitoError extends Error {
  readonly type: string;
  readonly status: number;

  constructor(type: string, message: string, status = 400) {
    super(message);
    this.type = type;
    this.status = status;
  }
}

export const invalidParameter = (message: string) => new CognitoError('InvalidParameterException', message);
export const notAuthorized = (message: string) => new CognitoError('NotAuthorizedException', message);
export const resourceNotFound = (message: string) => new CognitoError('ResourceNotFoundException', message);
export const limitExceeded = () =>
  new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
export const wrongCredentials = () => notAuthorized('Incorrect username or password.');
export const userNotFound = (message = 'User does not exist.') =>
  new CognitoError('UserNotFoundException', message);
export const codeMismatch = () =>
  new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.');
export const codeExpired = () =>
  new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
