/** Used as the sender's domain if a deployment has none: nobody can own it (RFC 2606). */
export const unknownSenderDomain = 'cupo.invalid';
