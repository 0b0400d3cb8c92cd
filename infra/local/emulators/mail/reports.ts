import type { SentMail } from './sent-mail.ts';

/** What happens to an e-mail: it arrives, bounces permanently or temporarily, or its recipient reports it as spam. */
export type Received = 'arrives' | 'bounces' | 'bounces for now' | 'is called spam';

/** The part of an SES event that the product uses. */
export interface Report {
  readonly source: 'aws.ses';
  readonly 'detail-type': string;
  readonly detail: object;
}

/** SES's reports about an e-mail: that it was accepted, and whether it bounced or was reported as spam. */
export function reportsOf(
  { messageId, to, tags }: SentMail,
  configurationSet: string,
  received: Received,
): Report[] {
  const listed = Object.entries(tags).map(([name, value]) => [name, [value]] as const);
  const mail = {
    messageId,
    destination: to,
    tags: { ...Object.fromEntries(listed), 'ses:configuration-set': [configurationSet] },
  };
  const report = (type: string, detail: object): Report => ({
    source: 'aws.ses',
    'detail-type': type,
    detail: { mail, ...detail },
  });
  const taken = report('Email Sent', { eventType: 'Send', send: {} });
  if (received === 'is called spam')
    return [taken, report('Email Complaint Received', { eventType: 'Complaint', complaint: {} })];
  if (received === 'arrives') return [taken];
  const bounceType = received === 'bounces' ? 'Permanent' : 'Transient';
  return [taken, report('Email Bounced', { eventType: 'Bounce', bounce: { bounceType } })];
}
