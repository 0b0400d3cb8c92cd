import { scheduleColumns } from '#functions/_domain/classes/columns.ts';
import { readSchedule } from '#functions/_domain/classes/schedule-rows.ts';
import { checkFile } from '#functions/_domain/imports/check-file.ts';

const header = 'class_name,class_date,class_time,room,total_capacity,fitpass_slots,wellhub_slots';
const mistakesIn = (slots: string) =>
  readSchedule(
    checkFile(`${header}\nYoga,2027-03-02,07:00,A,10,${slots}`, scheduleColumns),
    'America/Mexico_City',
    'separate',
  ).findings.map(({ path, mistake }) => [path, mistake?.code]);

describe('a row with more places than its class has', () => {
  it.each([
    ['11,', [['fitpass_slots', 'above-capacity']]],
    ['11,4', [['fitpass_slots', 'above-capacity']]],
    [
      '11,12',
      [
        ['fitpass_slots', 'above-capacity'],
        ['wellhub_slots', 'above-capacity'],
      ],
    ],
    ['6,5', [['total_capacity', 'together-above-capacity']]],
    ['6,4', []],
  ])('has each mistake once: %s', (slots, mistakes) => {
    expect(mistakesIn(slots)).toEqual(mistakes);
  });
});
