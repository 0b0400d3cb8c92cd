interface Reported {
  readonly customer: string;
  readonly reference: string;
  readonly className?: string;
  /** The date as ClassPass writes it. Absent when the mail has none. */
  readonly when?: string;
  readonly cancelled?: boolean;
}

export const classPassSender = 'no-reply@classpass.com';

/** A ClassPass mail about a place in a class, as delivered to a simulated mailbox. */
export const classPassMail = ({
  customer,
  reference,
  className = 'Yoga',
  when,
  cancelled = false,
}: Reported) => ({
  from: `ClassPass <${classPassSender}>`,
  subject: cancelled ? 'ClassPass reservation canceled by user' : 'You received a ClassPass reservation',
  text: [
    cancelled
      ? 'The following ClassPass reservation was canceled by the user'
      : 'You received a ClassPass reservation',
    '',
    `Class: ${className}`,
    ...(when === undefined ? [] : [`Date and time: ${when}`]),
    '',
    `Name: ${customer}`,
    `Reservation ID: ${reference}`,
  ].join('\n'),
});
