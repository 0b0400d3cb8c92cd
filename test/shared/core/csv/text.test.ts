import * as fc from 'fast-check';
import { evenlySpaced, fold, tidy } from '#shared/core/csv/text.ts';
import { readMoment } from '#shared/core/csv/read-moment.ts';
import { channelOf } from '#shared/core/csv/channel-of.ts';

const sign = fc.constantFrom(
  'a',
  'É',
  'ñ',
  'ß',
  'ÿ',
  '×',
  'Đ',
  'ﬁ',
  '½',
  'e\u0301',
  ' ',
  '  ',
  '\t',
  '\u00a0',
  '\n',
  '漢',
  '😀',
);
const text = fc.array(fc.oneof(sign, fc.string({ unit: 'grapheme', maxLength: 2 })), { maxLength: 12 });

describe('a text in the form that is compared', () => {
  it('has no accents, whether its letters are looked up or decomposed', () => {
    fc.assert(
      fc.property(text, (parts) => {
        const plain = parts.join('').normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
        expect(fold(parts.join(''))).toBe(plain.replaceAll(/\s+/g, ' ').trim());
      }),
    );
  });

  it('has every white space as one blank', () => {
    fc.assert(
      fc.property(text, (parts) => {
        const spaced = parts.join('').replaceAll(/\s+/g, ' ');
        expect(evenlySpaced(parts.join(''))).toBe(spaced);
        expect(tidy(parts.join(''))).toBe(spaced.trim().normalize('NFC'));
      }),
    );
  });
});

const two = (most: number) =>
  fc.integer({ min: 0, max: most }).map((value) => String(value).padStart(2, '0'));

describe('a date and time in ISO form', () => {
  it('is read as with its seconds, or is refused like that', () => {
    fc.assert(
      fc.property(
        two(13),
        two(32),
        two(24),
        two(60),
        fc.constantFrom(' ', 'T'),
        (month, day, hour, minute, between) => {
          const cell = `2025-${month}-${day}${between}${hour}:${minute}`;
          expect(readMoment(cell, 'DD/MM/YYYY')).toBe(readMoment(`${cell}:00`, 'DD/MM/YYYY'));
        },
      ),
    );
  });
});

describe('the channel of a booking', () => {
  it.each([
    [{ customer_name: 'Ána Souza - GÝMPASS' }, 'wellhub'],
    [{ customer_name: 'Ana Souza (Total Pass)' }, 'totalpass'],
    [{ booking_type: 'Class pass' }, 'classpass'],
    [{ booking_type: 'Class pass 10' }, 'direct'],
    [{ booking_source: 'Keno' }, 'kenko'],
    [{ booking_source: 'FitPass' }, 'fitpass'],
    [{ customer_name: 'Passos Hubert' }, 'direct'],
  ] as const)('%j', (record, channel) => {
    expect(channelOf(record)).toBe(channel);
  });
});
