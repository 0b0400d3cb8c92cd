/** The header with which CloudFront proves that a request came through it: its value is a secret of the deployment. */
export const originHeader = 'x-origin-secret';
