/** The header by which CloudFront shows that a request came through it: its value is a secret of the deployment. */
export const originHeader = 'x-origin-secret';
