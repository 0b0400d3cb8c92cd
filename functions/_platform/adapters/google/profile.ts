import * as z from 'zod';
import type { Http } from '#functions/_platform/ports/http.ts';
import { askGoogle } from './client.ts';

const profileShape = z.object({ emailAddress: z.email(), historyId: z.string().regex(/^\d+$/) });

/** The URL at which Gmail returns the mailbox of an access token. */
export const mailboxAddress = (rootUrl: string): string => `${rootUrl}/gmail/v1/users/me`;

/** The account of the access token, and the current position of the mailbox's history. */
export const profileOf = (http: Http, rootUrl: string, accessToken: string) =>
  askGoogle(http, { url: `${mailboxAddress(rootUrl)}/profile`, accessToken }, profileShape);
