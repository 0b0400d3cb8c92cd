import * as z from 'zod';
import type { Http } from '#functions/_platform/ports/http.ts';
import { askGoogle } from './client.ts';

const profileShape = z.object({ emailAddress: z.email(), historyId: z.string().regex(/^\d+$/) });

/** The address at which Gmail returns the mailbox that an access token opens. */
export const mailboxAddress = (rootUrl: string): string => `${rootUrl}/gmail/v1/users/me`;

/** The account, and the current position of its history. */
export const profileOf = (http: Http, rootUrl: string, accessToken: string) =>
  askGoogle(http, { url: `${mailboxAddress(rootUrl)}/profile`, accessToken }, profileShape);
