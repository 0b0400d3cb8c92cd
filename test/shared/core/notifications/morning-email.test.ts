import { morningEmail, type Morning } from '#shared/core/notifications/morning-email.ts';
import { english } from '#shared/core/notifications/words.ts';

const quiet: Morning = {
  studioName: 'Alameda',
  waiting: { decisions: 0, worth: null, firstClass: null },
  trialEndsInDays: null,
  troubled: [],
  failedChanges: 0,
  mailsToReview: 0,
  isMailboxBroken: false,
  executed: 0,
};
const told = (given: Partial<Morning>) => morningEmail({ ...quiet, ...given }, english);
const waiting = (decisions: number, worth: string | null, firstClass: Morning['waiting']['firstClass']) => ({
  waiting: { decisions, worth, firstClass },
});

describe('the e-mail of a morning', () => {
  it('is none where there is nothing to say', () => {
    expect(told({})).toBeNull();
  });

  it.each<[given: Partial<Morning>, text: string, detail: string | null, path: string]>([
    [
      waiting(7, '+$412', { weekday: 'Monday', time: '18:00', isToday: true }),
      '7 recommendations wait for your answer, worth about +$412',
      'The first of their classes is today at 18:00.',
      '/ai-decisions?tab=pending',
    ],
    [
      waiting(1, null, { weekday: 'Tuesday', time: '07:45', isToday: false }),
      '1 recommendation waits for your answer',
      'The first of their classes is on Tuesday at 07:45.',
      '/ai-decisions?tab=pending',
    ],
    [
      { troubled: [{ name: 'Fitpass', trouble: 'sign-in-refused' }] },
      'Fitpass refuses the password that you entered',
      null,
      '/integrations',
    ],
    [
      { troubled: [{ name: 'Wellhub', trouble: 'not-answering' }] },
      'Wellhub does not answer',
      null,
      '/integrations',
    ],
    [{ troubled: [{ name: 'Kenko', trouble: 'problem' }] }, 'Kenko has a problem', null, '/integrations'],
    [{ trialEndsInDays: 7 }, 'Your free trial ends in 7 days', null, '/settings#billing'],
    [{ trialEndsInDays: 1 }, 'Your free trial ends tomorrow', null, '/settings#billing'],
    [{ failedChanges: 1 }, '1 change did not reach a marketplace', null, '/logs?status=failure'],
    [{ mailsToReview: 2 }, '2 reservations from e-mail need a look', null, '/settings#mails-to-review'],
    [{ isMailboxBroken: true }, 'Cupo cannot read your Gmail any more', null, '/settings#mailbox'],
    [{ executed: 12 }, '12 changes were carried out yesterday', null, '/logs'],
  ])('of %j is one item and its subject', (given, text, detail, path) => {
    const mail = told(given);
    expect(mail).toMatchObject({ subject: text, items: [{ text, detail, path }] });
  });

  it.each([0, 2, 6, 8, 30])('says nothing of a trial that ends in %i days', (trialEndsInDays) => {
    expect(told({ trialEndsInDays })).toBeNull();
  });

  it('leads with what is worth most, and counts the rest in its subject', () => {
    const mail = told({
      ...waiting(3, '+$58', null),
      troubled: [
        { name: 'Fitpass', trouble: 'not-answering' },
        { name: 'Wellhub', trouble: 'problem' },
      ],
      executed: 1,
    });
    expect(mail?.items.map(({ text }) => text)).toEqual([
      '3 recommendations wait for your answer, worth about +$58',
      'Fitpass does not answer',
      'Wellhub has a problem',
      '1 change was carried out yesterday',
    ]);
    expect(mail?.subject).toBe('3 recommendations wait for your answer, worth about +$58, and 3 more things');
    expect(mail?.title).toBe('Good morning, Alameda');
  });
});
