import { parseMail } from '#shared/core/mail/parse-mail.ts';
import type { MailRequest } from '#shared/core/mail/body.ts';
import type { MailReading } from '#shared/core/mail/mail.ts';
import { readReservationMail } from '#shared/core/mail/read-mail.ts';
import { learnLayout } from '#shared/core/mail/layouts/learn-layout.ts';
import { layoutFields, type MailLayout } from '#shared/core/mail/layouts/layout.ts';
import { pagesOf } from '#shared/core/mail/layouts/page.ts';
import { shareableLayout } from '#shared/core/mail/layouts/share-layout.ts';
import { readMailByLayouts } from '#shared/core/mail/layouts/read-by-layouts.ts';
import { developedForms } from './mail-layouts/developed.ts';
import { heldOutForms } from './mail-layouts/held-out.ts';
import { drawn, writeMail, type MailForm, type WrittenMail } from './mail-layouts/write-mail.ts';

const mailsOfForm = 40;
const trapsOfForm = 10;
const seedDefault = 1;

const requestOf = async (mail: WrittenMail): Promise<MailRequest> => ({
  mail: await parseMail(mail.raw),
  zone: 'America/Mexico_City',
  receivedAt: '2026-01-05T09:12:00Z',
});

type Verdict = 'right' | 'waits' | 'wrong';

const flat = (text: string | null): string => (text ?? '').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/**
 * The result for a mail: right according to its label, left for a person, or wrong because something false was read.
 */
function verdictOf({ truth }: WrittenMail, { outcome, reservations }: MailReading): Verdict {
  if (outcome === 'manual_review') return 'waits';
  if (outcome === 'ignored') return truth ? 'waits' : 'right';
  const [one, ...more] = reservations;
  if (!truth || !one || more.length > 0 || one.eventType !== truth.eventType) return 'wrong';
  return layoutFields.every((field) => flat(one[field]) === flat(truth[field])) ? 'right' : 'wrong';
}

interface Counts {
  readonly taught: number;
  /** The number of these that can be shared with other studios. */
  readonly shared: number;
  /** Mails that the shared layouts read right, and other mails and values that they read wrong. */
  readonly rightByShared: number;
  readonly wrongByShared: number;
  readonly mails: number;
  readonly rightUntaught: number;
  readonly right: number;
  readonly byLayout: number;
  readonly wrongByLayout: number;
  readonly wrongByReader: number;
  readonly traps: number;
  readonly trapsTakenByLayout: number;
}

interface Learned {
  readonly layouts: readonly MailLayout[];
  readonly shared: readonly MailLayout[];
}

async function layoutsOf(form: MailForm, random: () => number): Promise<Learned> {
  const mail = writeMail(form, random);
  const [page] = pagesOf(await requestOf(mail));
  const learned = learnLayout(page, mail.truth ?? 'no-reservation');
  if (learned.kind === 'learned')
    return { layouts: [learned.layout], shared: [shareableLayout(learned.layout, page) ?? []].flat() };
  process.stderr.write(`${form.id}: ${learned.reason}\n`);
  return { layouts: [], shared: [] };
}

async function measure(form: MailForm, seed: number): Promise<Counts> {
  const random = drawn(seed);
  const { layouts, shared } = await layoutsOf(form, random);
  let [rightByShared, wrongByShared] = [0, 0];
  let [rightUntaught, right, byLayout, wrongByLayout, wrongByReader, trapsTakenByLayout] = [0, 0, 0, 0, 0, 0];
  for (let at = 0; at < mailsOfForm; at++) {
    const mail = writeMail(form, random);
    const request = await requestOf(mail);
    const untaught = readReservationMail(request);
    const taught = readMailByLayouts(request, layouts);
    const byShared = readMailByLayouts(request, shared);
    if (byShared && verdictOf(mail, byShared) === 'right') rightByShared++;
    else if (byShared) wrongByShared++;
    const verdict = verdictOf(mail, taught ?? untaught);
    if (verdictOf(mail, untaught) === 'right') rightUntaught++;
    if (verdict === 'right') right++;
    if (taught) byLayout++;
    if (verdict === 'wrong' && taught) wrongByLayout++;
    if (verdict === 'wrong' && !taught) wrongByReader++;
    if (verdict !== 'right' && process.argv.includes('--list'))
      process.stderr.write(
        `${form.id} ${verdict} ${JSON.stringify(mail.truth)} ${JSON.stringify(taught?.reservations)}\n`,
      );
  }
  for (const trap of form.traps)
    for (let at = 0; at < trapsOfForm; at++) {
      const request = await requestOf(writeMail(form, random, trap));
      if (readMailByLayouts(request, shared)) wrongByShared++;
      const reading = readMailByLayouts(request, layouts);
      if (reading) trapsTakenByLayout++;
    }
  const traps = form.traps.length * trapsOfForm;
  return {
    taught: layouts.length,
    shared: shared.length,
    rightByShared,
    wrongByShared,
    mails: mailsOfForm,
    rightUntaught,
    right,
    byLayout,
    wrongByLayout,
    wrongByReader,
    traps,
    trapsTakenByLayout,
  };
}

const keys = [
  'taught',
  'shared',
  'rightByShared',
  'wrongByShared',
  'mails',
  'rightUntaught',
  'right',
  'byLayout',
  'wrongByLayout',
  'wrongByReader',
  'traps',
  'trapsTakenByLayout',
] as const;

async function measured(forms: readonly MailForm[], seed: number): Promise<object> {
  const all: (readonly [string, Counts])[] = [];
  for (const [at, form] of forms.entries()) all.push([form.id, await measure(form, seed * 1_000 + at)]);
  const sums = Object.fromEntries(keys.map((key) => [key, all.reduce((sum, [, one]) => sum + one[key], 0)]));
  const below = all.flatMap(([id, { right, mails }]) =>
    right < 0.95 * mails ? [`${id} ${right}/${mails}`] : [],
  );
  return { layouts: forms.length, ...sums, below };
}

const seed = Number(process.argv.find((one) => /^\d+$/.test(one)) ?? seedDefault);
const parts = process.argv.includes('--developed')
  ? { developed: developedForms }
  : { developed: developedForms, heldOut: heldOutForms };
const result: Record<string, object> = {};
for (const [name, forms] of Object.entries(parts)) result[name] = await measured(forms, seed);
process.stdout.write(`${JSON.stringify({ seed, ...result }, null, 1)}\n`);
