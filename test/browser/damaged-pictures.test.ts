import type { Browser, Page } from 'playwright-core';
import type { LogoExtension } from '#shared/contracts/logos/logo.ts';
import { checkLogo } from '#functions/logos/check-logo.ts';
import { progressiveJpeg } from '../builders/progressive-jpeg.ts';
import { launch } from './launch.ts';
import { openPage } from './person.ts';

const size = { width: 24, height: 16 };
const damagesTried = 600;

/** A fixed pseudo-random sequence, so that every run changes the same bytes in the same way. */
function* numbersBelow(most: number): Generator<number, never, number | undefined> {
  let state = 20_261_123;
  let below = most;
  for (;;) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    below = (yield (state >>> 8) % below) ?? below;
  }
}

/** Copies with one to four changed bytes, with zeros at the end, or truncated. */
function damaged(whole: Buffer): Buffer[] {
  const numbers = numbersBelow(whole.length);
  const at = (): number => numbers.next(whole.length).value;
  return Array.from({ length: damagesTried }, (_, which) => {
    const copy = Buffer.from(whole);
    if (which % 10 === 0) return copy.subarray(0, at());
    if (which % 10 === 1) return copy.fill(0, at());
    for (let change = 0; change <= which % 4; change += 1) copy[at()] = numbers.next(256).value;
    return copy;
  });
}

describe('a damaged picture that passes validation', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launch();
    ({ page } = await openPage(browser));
  });
  afterAll(() => browser.close());

  /** A picture with many colours, encoded by the browser itself. */
  const drawn = async (type: string, quality: number): Promise<Buffer> => {
    const address = await page.evaluate(
      ([wanted, share, { width, height }]) => {
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const context = canvas.getContext('2d')!;
        for (let x = 0; x < width; x += 1)
          for (let y = 0; y < height; y += 1) {
            context.fillStyle = `rgb(${x * 10} ${y * 16} ${(x * y * 7) % 256})`;
            context.fillRect(x, y, 1, 1);
          }
        return canvas.toDataURL(wanted, share);
      },
      [type, quality, size] as const,
    );
    expect(address.startsWith(`data:${type};base64,`)).toBe(true);
    return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  };

  /** The pictures of a list that the browser can display. */
  const shown = (pictures: readonly Buffer[], type: string): Promise<boolean[]> =>
    page.evaluate(
      ([files, named]) =>
        Promise.all(
          files.map((file) => {
            const image = new Image();
            image.src = `data:${named};base64,${file}`;
            return image.decode().then(
              () => true,
              () => false,
            );
          }),
        ),
      [pictures.map((one) => one.toString('base64')), type] as const,
    );

  const kinds: readonly (readonly [string, LogoExtension, string, () => Buffer | Promise<Buffer>])[] = [
    ['PNG', 'png', 'image/png', () => drawn('image/png', 1)],
    ['JPEG', 'jpg', 'image/jpeg', () => drawn('image/jpeg', 0.75)],
    ['progressive JPEG', 'jpg', 'image/jpeg', () => progressiveJpeg],
    ['WebP', 'webp', 'image/webp', () => drawn('image/webp', 0.75)],
    ['lossless WebP', 'webp', 'image/webp', () => drawn('image/webp', 1)],
  ];

  it.each(kinds)('is displayed by the browser: %s', async (_name, extension, type, make) => {
    const whole = await make();
    const isTaken = (picture: Buffer): boolean => 'bytes' in checkLogo(picture, extension);
    expect(isTaken(whole)).toBe(true);
    const pictures = damaged(whole);
    const taken = [whole, ...pictures.filter(isTaken)];
    expect(pictures.filter((one) => !isTaken(one)).length).toBeGreaterThan(0);
    const wrong = (await shown(taken, type)).flatMap((is, at) => (is ? [] : [taken[at]!.toString('base64')]));
    expect(wrong).toEqual([]);
  });
});
