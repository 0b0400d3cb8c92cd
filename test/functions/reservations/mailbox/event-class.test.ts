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
