import { piecesOf } from '#shared/core/mail/layouts/pieces.ts';
import { pagesOf } from '#shared/core/mail/layouts/page.ts';
import { parseMail } from '#shared/core/mail/parse-mail.ts';

const context = { zone: 'America/Mexico_City', receivedAt: '2026-11-23T12:00:00Z' };
const textsOf = async (...lines: string[]) => {
  const mail = await parseMail(`From: a@b.example\r\nSubject: News\r\n\r\n${lines.join('\r\n')}\r\n`);
  const [page] = pagesOf({ mail, ...context });
  return piecesOf(page).texts;
};

it('offers names out of the middle of a sentence', async () => {
  expect(await textsOf('One more: Anne-Sophie de la Cruz joins Yoga with Weights on Saturday')).toEqual(
    expect.arrayContaining(['Anne-Sophie de la Cruz', 'Yoga with Weights']),
  );
});

it('offers the value behind a label, and parts of a line between separators', async () => {
  expect(await textsOf('Workout: Pilates', '+ Mark Roe', 'Barre / Sunday, 29 Nov / ticket CX-98411')).toEqual(
    expect.arrayContaining(['Pilates', 'Workout: Pilates', 'Mark Roe', 'Barre', 'ticket CX-98411']),
  );
});
