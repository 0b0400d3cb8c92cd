/** The possible proofs of a sender: the domain's own policy (DMARC), or a signature of the domain (DKIM). */
export const senderProofs = ['dmarc', 'dkim'] as const;
export type SenderProof = (typeof senderProofs)[number];
