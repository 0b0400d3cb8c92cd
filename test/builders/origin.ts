import { originHeader } from '#shared/contracts/origin.ts';

const secret = 'the-origin-secret-of-tests-0123456789';

// Functions read this value when they start, so it is set before a function is called as if by CloudFront.
process.env['ORIGIN_SECRET'] = secret;
process.env['ORIGIN_SECRET_NEXT'] = `${secret}-next`;

/** The headers that CloudFront adds to each request. */
export const originHeaders: Readonly<Record<string, string>> = { [originHeader]: secret };
