import { classIdsIn, identifyIn } from '#functions/_domain/classes/class-identity.ts';

describe('the ids of classes in a file of bookings', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

  test.each([
    ['America/New_York', 'the clocks skip an hour', '2027-03-14'],
    ['America/New_York', 'an hour repeats', '2027-11-07'],
    ['America/Asuncion', 'the clocks never change', '2027-03-14'],
    ['Africa/Cairo', 'the clocks skip midnight', '2027-04-30'],
    ['Australia/Lord_Howe', 'half an hour repeats', '2027-04-04'],
  ])('are those in its schedule: %s, when %s', (zone, _, localDate) => {
    const [idOf, identify] = [classIdsIn(zone), identifyIn(zone)];
    for (const hour of hours)
      for (const minute of ['00', '30']) {
        const named = { className: 'Yoga', localDate, localTime: `${hour}:${minute}`, room: 'A' };
        expect([named.localTime, idOf(named)]).toEqual([named.localTime, identify(named).classId]);
      }
  });
});
