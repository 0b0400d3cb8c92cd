import { classOf, type ClassCandidate } from '#functions/reservations/mailbox/event-class.ts';

const cls = (classId: string, localTime: string, className = 'Yoga Flow'): ClassCandidate => ({
  classId,
  className,
  room: 'Room 1',
  startsAt: `2026-03-05T${localTime}:00Z`,
  localDate: '2026-03-05',
  localTime,
  totalCapacity: 10,
  bookings: 0,
});
const unnamed = { className: undefined, classDate: '2026-03-05', classTime: '18:30' };

describe('the class of a mail that names none', () => {
  it('is the only one that starts at that time', () => {
    expect(classOf(unnamed, [cls('a', '17:30'), cls('b', '18:30')])).toEqual({ kind: 'found', classId: 'b' });
  });

  it('is chosen by a person if two start at that time', () => {
    expect(classOf(unnamed, [cls('a', '18:30'), cls('b', '18:30', 'Core')])).toEqual({
      kind: 'unsure',
      reason: 'It does not name the class, and more than one of your classes starts then.',
    });
  });

  it('is never one that starts at another time, or without a time', () => {
    expect(classOf(unnamed, [cls('a', '18:00')])).toEqual({
      kind: 'unsure',
      reason: 'No class in your schedule fits this e-mail.',
    });
    expect(classOf({ ...unnamed, classTime: undefined }, [cls('a', '18:30')])).toEqual({ kind: 'untold' });
  });
});

describe('the class of a mail about one that the studio system moved', () => {
  const named = { ...unnamed, className: 'Yoga Flow' };
  const moved = { ...cls('before', '18:30'), movedTo: 'now' };
  const found = (classId: string) => ({ kind: 'found', classId });

  it('is the one class that both are, if it was moved to another room', () => {
    const ofDay = [moved, { ...cls('now', '18:30'), room: 'Terrace' }];
    expect(classOf(named, ofDay)).toEqual(found('now'));
    expect(classOf(unnamed, ofDay)).toEqual(found('now'));
  });

  it('is the old one if only that has the name or the time of the mail', () => {
    expect(classOf(named, [moved, cls('now', '19:30')])).toEqual(found('before'));
    expect(classOf(named, [moved, cls('now', '18:30', 'Boxing')])).toEqual(found('before'));
  });

  it('is chosen by a person if another class starts then', () => {
    const ofDay = [moved, cls('now', '19:30'), { ...cls('other', '18:30'), room: 'Patio' }];
    expect(classOf(named, ofDay)).toMatchObject({ kind: 'unsure' });
    expect(classOf(unnamed, ofDay)).toMatchObject({ kind: 'unsure' });
  });
});
