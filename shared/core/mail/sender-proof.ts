import { getDomain } from 'tldts';
import {
  readAuthenticationResults,
  type AuthenticationResults,
  type CheckResult,
} from './authentication-results.ts';
import type { MailHeader } from './mail.ts';
import { senderAddress } from './sender-address.ts';
import type { SenderProof } from './sender-proofs.ts';

export interface SenderFinding {
  /** Absent if the sender is not proven. */
  readonly provenBy?: SenderProof;
  /** Why the sender is not proven, one sentence per reason; empty if proven. */
  readonly doubts: readonly string[];
}

export interface SenderClaim {
  /** The e-mail's headers, topmost first. */
  readonly headers: readonly MailHeader[];
  /** The address that the e-mail claims to come from, in lower case. */
  readonly from: string;
  /** The name with which the mailbox's own server identifies its results (authserv-id), in lower case. */
  readonly receiver: string;
}

/** A host name with two or more labels. An IP address in brackets, or a name with other letters, is not compared. */
const domainPattern = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

const doubt = {
  several: 'It does not name exactly one sender.',
  unchecked: 'Your mailbox did not record who sent it.',
  unreadable: "Your mailbox's record of its sender cannot be read.",
  failed: 'The check of its sender failed.',
  unsigned: 'It carries no valid signature of this sender.',
} as const;

/** The domain of an address with one @; undefined if it cannot be compared. */
export function domainOf(address: string): string | undefined {
  const [local, domain, ...more] = address.split('@');
  if (!local || domain === undefined || more.length > 0) return undefined;
  return domainPattern.test(domain) ? domain : undefined;
}

/** The sentence for an address that could not be proven as the sender. */
export function unprovenSentence(from: string): string {
  const domain = domainOf(from);
  return domain === undefined
    ? 'This e-mail could not be proven to come from its sender.'
    : `This e-mail could not be proven to come from ${domain}.`;
}

/** Whether two domains belong to one organisation, according to the list of public suffixes, including private ones. */
function isAligned(domain: string, from: string): boolean {
  if (domain === from) return true;
  const organisation = getDomain(from, { allowPrivateDomains: true });
  return organisation !== null && getDomain(domain, { allowPrivateDomains: true }) === organisation;
}

/** The possible results of a check. Anything else could come from a stranger. */
const propertiesOf: ReadonlyMap<string, RegExp> = new Map([
  ['dmarc', /^(?:header\.from|policy\.[a-z-]+|reason)$/],
  ['dkim', /^(?:header\.(?:a|b|d|i|s)|reason)$/],
  ['spf', /^(?:smtp\.(?:mailfrom|helo)|reason)$/],
]);

const hasForeignProperty = ({ method, properties }: CheckResult): boolean => {
  const allowed = propertiesOf.get(method);
  return [...properties.keys()].some((name) => (allowed ? !allowed.test(name) : name.startsWith('smtp.')));
};

/** The domain of a signature; undefined if it has none, or two that contradict each other. */
function signerOf({ properties }: CheckResult): string | undefined {
  const signer = properties.get('header.d');
  const identity = properties.get('header.i')?.split('@').at(-1);
  const [one, other] = [signer ?? identity, identity ?? signer];
  if (one === undefined || other === undefined || !domainPattern.test(one)) return undefined;
  return other === one || other.endsWith(`.${one}`) ? one : undefined;
}

/**
 * The record of the mailbox's own server. It is the topmost header and must contain the server's name. Any further
 * header came with the e-mail. The topmost one did too if another server received the e-mail last.
 */
function recordOf({ headers, receiver }: SenderClaim): AuthenticationResults | 'unchecked' | 'unreadable' {
  const at = headers.findIndex(({ name }) => name === 'authentication-results');
  const header = headers[at];
  if (!header) return 'unchecked';
  const hop = headers.slice(0, at).findLast(({ name }) => name === 'received');
  if (
    hop &&
    !hop.value
      .toLowerCase()
      .split(/[\s;]+/)
      .join(' ')
      .includes(` by ${receiver} `)
  )
    return 'unchecked';
  const record = readAuthenticationResults(header.value);
  if (!record) return 'unreadable';
  return record.server === receiver ? record : 'unchecked';
}

const isOf =
  (wanted: string) =>
  ({ method }: CheckResult): boolean =>
    method === wanted;

/** The proof of a domain, or the remaining doubt. */
function verdictOf(
  { results }: AuthenticationResults,
  domain: string,
): { readonly provenBy: SenderProof } | { readonly why: string } {
  const policies = results.filter(isOf('dmarc'));
  if (policies.some(({ result }) => result === 'fail')) return { why: doubt.failed };
  const [policy] = policies;
  const isDoubtful =
    policies.length > 1 ||
    results.filter(isOf('spf')).length > 1 ||
    results.some(hasForeignProperty) ||
    (policy !== undefined && policy.properties.get('header.from') !== domain);
  if (isDoubtful) return { why: doubt.unreadable };
  if (policy?.result === 'pass') return { provenBy: 'dmarc' };
  const signers = results
    .filter((one) => one.method === 'dkim' && one.result === 'pass')
    .flatMap((one) => signerOf(one) ?? []);
  if (signers.some((signer) => isAligned(signer, domain))) return { provenBy: 'dkim' };
  const [stranger] = signers;
  return { why: stranger === undefined ? doubt.unsigned : `It was signed by ${stranger} instead.` };
}

/**
 * Decides whether an e-mail is proven to come from the address that it names: the mailbox's own server recorded
 * `dmarc=pass` for the domain of its From, or a valid DKIM signature of the same organisation. A failed DMARC check
 * overrides any signature. SPF alone proves nothing, and neither do the records of earlier servers (ARC).
 */
export function findSenderProof(claim: SenderClaim): SenderFinding {
  const unproven = (why: string): SenderFinding => ({ doubts: [unprovenSentence(claim.from), why] });
  const named = claim.headers.filter(({ name }) => name === 'from');
  const domain = domainOf(claim.from);
  if (named.length !== 1 || domain === undefined || senderAddress(named[0]?.value ?? '') !== claim.from)
    return unproven(doubt.several);
  const record = recordOf(claim);
  if (typeof record === 'string') return unproven(doubt[record]);
  const verdict = verdictOf(record, domain);
  return 'why' in verdict ? unproven(verdict.why) : { ...verdict, doubts: [] };
}
