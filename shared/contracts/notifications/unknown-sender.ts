/** Stands for the domain of a sender where a deployment has none: nobody can own it (RFC 2606). */
export const unknownSenderDomain = 'cupo.invalid';
