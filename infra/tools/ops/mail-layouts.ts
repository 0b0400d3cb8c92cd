import { tables } from '#functions/_data/table/tables.ts';
import { base } from '#functions/_platform/adapters/base.ts';
import type { LayoutCandidate, CandidateStatus } from '#functions/reservations/layouts/candidate-store.ts';
import { shownLines } from '#shared/core/mail/layouts/pieces.ts';
import type { Command, Values } from './command.ts';
import { UsageError } from './usage-error.ts';

const listedMax = 50;
const reasonCharactersMin = 5;
const statuses: readonly CandidateStatus[] = ['candidate', 'approved', 'refused'];
const load = () => import('#functions/reservations/layouts/candidate-store.ts');

/** A layout as the team sees it. */
const shown = ({ layout, digest, ...candidate }: LayoutCandidate) => ({
  ...candidate,
  layout: digest,
  meaning: layout?.meaning ?? null,
  lines: layout ? shownLines(layout) : [],
});

function statusIn({ status = 'candidate' }: Values): CandidateStatus {
  const found = statuses.find((one) => one === status);
  if (!found)
    throw new UsageError(`--status must be one of ${statuses.join(', ')}, not "${String(status)}".`);
  return found;
}

async function list(values: Values): Promise<Record<string, unknown>> {
  const { readCandidates } = await load();
  const status = statusIn(values);
  const found = await readCandidates(tables.acrossStudios, status, listedMax + 1);
  return { status, layouts: found.slice(0, listedMax).map(shown), isMore: found.length > listedMax };
}

/**
 * Finds the layout.
 *
 * @throws {UsageError} if it does not exist, or too few studios taught it
 */
async function find({ domain, layout: digest }: Values): Promise<LayoutCandidate> {
  if (typeof domain !== 'string' || typeof digest !== 'string')
    throw new UsageError('--domain and --layout are both required, as shown in the list.');
  const { readCandidate } = await load();
  const found = await readCandidate(tables.acrossStudios, domain, digest);
  if (found?.status === undefined)
    throw new UsageError(`${domain} has no layout ${digest} that waits for a decision.`);
  return found;
}

async function assertMayServe({ domain, studios, layout }: LayoutCandidate): Promise<void> {
  const { alikeStudiosMin, hasRoom, sharedLayoutsOfDomainMax } = await load();
  if (!layout) throw new UsageError('This release cannot read the layout. Its studios must teach it again.');
  if (studios < alikeStudiosMin)
    throw new UsageError(`Only ${studios} studio still has this layout; approval needs ${alikeStudiosMin}.`);
  if (!(await hasRoom(tables.acrossStudios, domain)))
    throw new UsageError(
      `${domain} has ${sharedLayoutsOfDomainMax} layouts, which is the maximum. Refuse one first.`,
    );
}

async function decide(values: Values, status: 'approved' | 'refused'): Promise<Record<string, unknown>> {
  const found = await find(values);
  const reason = String(values['reason'] ?? '');
  if (reason.length < reasonCharactersMin)
    throw new UsageError('--reason is required. It records why, for the team and for later questions.');
  if (status === 'approved') await assertMayServe(found);
  const { storeDecided } = await load();
  const [at, correlationId] = [base.clock.now().toISOString(), base.ids.next()];
  await storeDecided(tables.acrossStudios, found, { status, at, reason, correlationId });
  return {
    domain: found.domain,
    layout: found.digest,
    before: found.status,
    status,
    at,
    reason,
    correlationId,
  };
}

/** The team reviews layouts that several studios taught alike before one of them serves all studios. */
export const mailLayouts: Command = {
  summary: 'lists e-mail layouts that several studios taught, and approves or refuses one for all studios',
  usage:
    'mail-layouts [--status candidate|approved|refused] | --domain DOMAIN --layout ID [--approve --reason TEXT | --refuse --reason TEXT]',
  options: {
    status: { type: 'string' },
    domain: { type: 'string' },
    layout: { type: 'string' },
    approve: { type: 'boolean', default: false },
    refuse: { type: 'boolean', default: false },
    reason: { type: 'string' },
  },
  async run(values) {
    const { approve, refuse, domain, layout } = values;
    if (approve === true && refuse === true)
      throw new UsageError('Use either --approve or --refuse, not both.');
    if (approve === true) return decide(values, 'approved');
    if (refuse === true) return decide(values, 'refused');
    return domain === undefined && layout === undefined ? list(values) : shown(await find(values));
  },
};
