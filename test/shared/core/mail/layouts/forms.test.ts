import { learnFromMail } from '#shared/core/mail/layouts/learn-from-mail.ts';
import { readMailByLayouts } from '#shared/core/mail/layouts/read-by-layouts.ts';
import { parseMail } from '#shared/core/mail/parse-mail.ts';
import { developedForms } from '#test/eval/mail-layouts/developed.ts';
import { heldOutForms } from '#test/eval/mail-layouts/held-out.ts';
import { drawn, writeMail, type WrittenMail } from '#test/eval/mail-layouts/write-mail.ts';

const mailsOfForm = 6;

const requestOf = async ({ raw }: WrittenMail) => ({
  mail: await parseMail(raw),
  zone: 'America/Mexico_City',
  receivedAt: '2026-01-05T09:12:00Z',
});

describe.each([...developedForms, ...heldOutForms].map((form) => [form.id, form] as const))(
  '%s',
  (_, form) => {
    it('is read after one correction, and no other mail of its sender matches it', async () => {
      const random = drawn(7);
      const first = writeMail(form, random);
      const learned = learnFromMail(await requestOf(first), first.truth ?? 'no-reservation');
      if (learned.kind === 'refused') throw new Error(learned.reason);
      for (let at = 0; at < mailsOfForm; at++) {
        const mail = writeMail(form, random);
        const reading = readMailByLayouts(await requestOf(mail), [learned.layout]);
        expect(reading?.reservations).toMatchObject(mail.truth ? [mail.truth] : []);
      }
      for (const trap of form.traps) {
        const other = await requestOf(writeMail(form, random, trap));
        expect(readMailByLayouts(other, [learned.layout])).toBeUndefined();
      }
    });
  },
);
