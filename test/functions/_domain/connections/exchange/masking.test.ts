import * as fc from 'fast-check';
import { createMasker, mask, maskNamed, maskQuery } from '#functions/_domain/connections/exchange/masking.ts';
import { createRecorder } from '#functions/_domain/connections/exchange/recorder.ts';
import { retryAfterSeconds } from '#functions/_domain/connections/exchange/retry-after.ts';
import { readWallTime } from '#functions/_domain/connections/connectors/wall-time.ts';

const run = { numRuns: 500 };
const secret = fc
  .string({ minLength: 6, maxLength: 40, unit: 'grapheme' })
  .filter((s) => /\D/.test(s) && s.trim().length > 5);
const around = fc.string({ maxLength: 20 });

describe('masking', () => {
  test('property: no encoding of a secret survives, wherever it is', () => {
    fc.assert(
      fc.property(secret, around, around, (value, before, after) => {
        const masker = createMasker([value]);
        const spelled = [
          value,
          JSON.stringify(value).slice(1, -1),
          encodeURIComponent(value),
          Buffer.from(value).toString('hex'),
          Buffer.from(value).toString('hex').toUpperCase(),
        ];
        for (const one of spelled) expect(masker(`${before} ${one} ${after}`)).not.toContain(one);
      }),
      run,
    );
  });

  test('property: base64 of a text with the secret no longer decodes to it', () => {
    fc.assert(
      fc.property(secret, around, around, (value, before, after) => {
        const masker = createMasker([value]);
        for (const form of ['base64', 'base64url'] as const) {
          const masked = masker(Buffer.from(before + value + after).toString(form));
          const pieces = masked.split(mask).map((piece) => Buffer.from(piece, form).toString());
          for (const piece of pieces) expect(piece).not.toContain(value);
          expect(masked).toContain(mask);
        }
      }),
      run,
    );
  });

  test('a number is masked only as a whole number', () => {
    const masker = createMasker(['77']);
    expect(masker('/gyms/77/classes/1775 {"gym":77,"at":"1770"}')).toBe(
      `/gyms/${mask}/classes/1775 {"gym":${mask},"at":"1770"}`,
    );
  });

  test('without a secret nothing changes', () => {
    expect(createMasker([''])('as it is')).toBe('as it is');
  });

  test('values with sensitive names are masked at any depth, and the rest is kept', () => {
    const body =
      '{"place":{"placeApiKey":"a"},"token":"b","slots":6,"activeSlotsList":[{"user":{"name":"c"}}]}';
    expect(JSON.parse(maskNamed(body))).toEqual({
      place: { placeApiKey: mask },
      token: mask,
      slots: 6,
      activeSlotsList: mask,
    });
    expect(maskNamed('authenticity_token=x&login_user%5Bpassword%5D=y&schedule%5Bid%5D=5')).toBe(
      `authenticity_token=${mask}&login_user%5Bpassword%5D=${mask}&schedule%5Bid%5D=5`,
    );
    expect(maskQuery('https://a.example/b?access_token=x&page=2')).toBe(
      `https://a.example/b?access_token=${mask}&page=2`,
    );
  });

  test('a secret cut off by the end of the excerpt does not show its first half', () => {
    const recorder = createRecorder(['sup3r-s3cret-value']);
    const answerExcerpt = `${'x'.repeat(1_490)}sup3r-s3cret-value${'y'.repeat(100)}`;
    recorder.add({
      at: '2026-10-12T18:00:00.000Z',
      label: 'Read',
      method: 'GET',
      url: 'https://a.example/',
      durationMs: 1,
      answerExcerpt,
    });
    expect(recorder.steps()[0]?.answerExcerpt).not.toContain('sup3r');
  });

  test('a value learned later is also masked in earlier steps', () => {
    const recorder = createRecorder([]);
    recorder.add({
      at: '2026-10-12T18:00:00.000Z',
      label: 'Go',
      method: 'GET',
      url: 'https://a.example/k-123456',
      durationMs: 1,
    });
    recorder.conceal('k-123456');
    expect(recorder.steps()[0]?.url).toBe(`https://a.example/${mask}`);
  });
});

describe('what marketplaces write', () => {
  const at = new Date('2026-10-12T18:00:00.000Z');
  test.each([
    ['0', 0],
    ['120', 120],
    ['Mon, 12 Oct 2026 18:00:30 GMT', 30],
    ['Mon, 12 Oct 2026 17:00:00 GMT', 0],
    ['soon', undefined],
    [undefined, undefined],
  ])('Retry-After %s is %s seconds', (header, seconds) =>
    expect(retryAfterSeconds(header, at)).toBe(seconds),
  );

  test.each([
    ['12:00 AM', '00:00'],
    ['12:30 PM', '12:30'],
    ['3:05 pm', '15:05'],
    ['11:59 p. m.', '23:59'],
    ['07:00:00', '07:00'],
    ['7 am', undefined],
  ])('the time %s is %s', (text, time) => expect(readWallTime(text)).toBe(time));
});
