import { beforeText, seriesText } from '#web/src/features/schedule/changed/messages.ts';
import type { SuccessorView } from '#shared/contracts/schedule/successor.ts';

const from: SuccessorView['from'] = {
  className: 'Yoga',
  room: 'Sala 1',
  instructor: 'Ana',
  weekday: 3,
  localTime: '07:00',
  firstDate: '2026-09-02',
  lastDate: '2026-11-18',
};

it('a series is described by its class, weekday, time and room', () => {
  expect(seriesText(from)).toBe('Yoga, Wednesdays at 07:00, Sala 1');
  expect(seriesText({ ...from, weekday: 7 })).toBe('Yoga, Sundays at 07:00, Sala 1');
});

it.each<[SuccessorView['changes'], string]>([
  [['time'], 'was at 07:00 until Wed, Nov 18'],
  [['name', 'room'], 'was called Yoga and was in Sala 1 until Wed, Nov 18'],
  [['instructor'], 'was given by Ana until Wed, Nov 18'],
])('a change is described by the earlier value: %j', (changes, text) => {
  expect(beforeText({ changes, from })).toBe(text);
});
