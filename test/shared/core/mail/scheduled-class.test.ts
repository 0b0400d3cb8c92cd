import { readWithSchedule } from '#shared/core/mail/read-mail.ts';
import type { ScheduledName } from '#shared/core/mail/scheduled-class.ts';

const requestOf = (text: string, subject = 'New booking') => ({
  mail: {
    subject,
    from: 'Wellhub <no-reply@wellhub.com>',
    date: 'Mon, 23 Nov 2026 18:00:00 +0000',
    text,
    html: '',
  },
  zone: 'America/Mexico_City',
  receivedAt: '2026-11-23T18:00:00Z',
});

/** Classes at 07:00 on 25 November 2026, and one of another name an hour later. */
const scheduled = (...names: string[]): ScheduledName[] => [
  ...names.map((className) => ({ className, localDate: '2026-11-25', localTime: '07:00' })),
  { className: 'Slow Hour', localDate: '2026-11-25', localTime: '08:00' },
];

/** The class that is read from a text with the schedule of the day, and the days whose schedule was read. */
async function classIn(text: string, classes: readonly ScheduledName[]) {
  const days: string[] = [];
  const { reservations } = await readWithSchedule(requestOf(text), (localDate) => {
    days.push(localDate);
    return Promise.resolve(classes);
  });
  return { className: reservations[0]?.className, days };
}

/** No part of it says in a known way which class it is. */
const unnamed = (title: string): string =>
  `You have a new booking.\nClient: Eva Ruiz\nDate: 25 November 2026\nTime: 07:00\nCode: WH-9911\n\nThe ride she chose is ${title}.\nStudio news: Slow Hour starts soon.\n`;

describe('the class of an e-mail that does not name it in a known way', () => {
  it('is the only class at its start whose name the e-mail contains', async () => {
    const read = await classIn(unnamed('cloud nine'), scheduled('Night Shift', 'Cloud Nine'));
    expect(read).toEqual({ className: 'Cloud Nine', days: ['2026-11-25'] });
  });

  it('is the longest name of those that contain each other', async () => {
    const { className } = await classIn(
      unnamed('Cloud Nine Plus'),
      scheduled('Cloud Nine', 'Cloud Nine Plus'),
    );
    expect(className).toBe('Cloud Nine Plus');
  });

  it('is not known if the e-mail contains two names', async () => {
    const { className } = await classIn(
      unnamed('Cloud Nine, not Night Shift'),
      scheduled('Night Shift', 'Cloud Nine'),
    );
    expect(className).toBeNull();
  });

  it('is never a class that starts at another time, or whose name is only part of a word', async () => {
    const { className } = await classIn(unnamed('Cloud Ninety'), scheduled('Cloud Nine'));
    expect(className).toBeNull();
  });

  it('is a single word only if it is a usual one, near the day', async () => {
    const near = (word: string): string => unnamed('mine').replace('Code:', `${word}\nCode:`);
    expect((await classIn(near('Barre'), scheduled('Barre', 'Mine', 'News'))).className).toBe('Barre');
    expect((await classIn(near('Open'), scheduled('Open', 'News'))).className).toBeNull();
    const far = `${unnamed('a surprise')}\n\n\nSent by\nCasa Barre\n`;
    expect((await classIn(far, scheduled('Barre'))).className).toBeNull();
  });

  it('keeps the name behind a label, without reading the schedule', async () => {
    const text = unnamed('Cloud Nine').replace('Client:', 'Class: Yoga Flow\nClient:');
    expect(await classIn(text, scheduled('Cloud Nine'))).toEqual({ className: 'Yoga Flow', days: [] });
  });

  it('keeps the name behind a label even if it is no usual name', async () => {
    const text = unnamed('Cloud Nine').replace('Client:', 'Class: Sunrise\nClient:');
    expect((await classIn(text, scheduled('Cloud Nine'))).className).toBe('Sunrise');
  });

  it('replaces a name that is none', async () => {
    const text =
      '<table><tr><td>Customer</td><td>Eva Ruiz</td></tr></table>Eva Ruiz dropped out.\n\nWas on\n25 November 2026 07:00\nCloud Nine\n';
    const { className } = await classIn(text, scheduled('Cloud Nine', 'Night Shift'));
    expect(className).toBe('Cloud Nine');
  });
});

it('a name that was read gives way only to one next to the day', async () => {
  const text = (lastLine: string): string =>
    `Eva Ruiz just booked "Sunrise" on 25 November 2026 at 07:00.\n\nThanks\n\n\n${lastLine}\n`;
  const { className } = await classIn(text('Have you tried Cloud Nine?'), scheduled('Cloud Nine'));
  expect(className).toBe('Sunrise');
});

describe('lines with labels', () => {
  it('may have dots between a label and its value', async () => {
    const text =
      'Booking received\n\nWho ......... Eva Ruiz\nWhat ........ Yoga Flow\nWhen ........ 25 November 2026 at 07:00\n';
    const { reservations } = await readWithSchedule(requestOf(text), () => Promise.resolve([]));
    expect(reservations).toMatchObject([
      { customerName: 'Eva Ruiz', className: 'Yoga Flow', classDate: '2026-11-25', classTime: '07:00' },
    ]);
  });

  it('do not continue the name in the line above, whatever the label means', async () => {
    const text = 'Cliente: Larissa Prado\nDesistiu de: Pilates Solo\nData: 25/11/2026\nHorário: 07:00\n';
    const { reservations } = await readWithSchedule(requestOf(text, 'Desistência de aula'), () =>
      Promise.resolve(scheduled('Pilates Solo')),
    );
    expect(reservations).toMatchObject([
      { eventType: 'booking_cancelled', customerName: 'Larissa Prado', className: 'Pilates Solo' },
    ]);
  });
});
