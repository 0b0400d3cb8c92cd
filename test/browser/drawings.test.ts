import type { Browser, Page } from 'playwright-core';
import { checkLogo } from '#functions/logos/check-logo.ts';
import { launch } from './launch.ts';
import { openPage } from './person.ts';

/** The size at which an integration card shows a drawing, at twice the pixel density. */
const shownPixels = 128;

/** One level of a drawing, which shows the next lower level `repeats` times. */
type Level = (at: number, repeats: number) => string;

const rect = (attributes: string) => `<rect width="10" height="10" ${attributes}/>`;
const tile = 'patternUnits="userSpaceOnUse" width="5" height="5"';

/** Every way in which a part of a drawing can repeat another part. The lowest level is one blue shape. */
const kinds: Record<string, { base: string; level: Level; top: (last: number) => string }> = {
  patterns: {
    base: `<pattern id="p0" ${tile}>${rect('fill="#00f"')}</pattern>`,
    level: (at, repeats) =>
      `<pattern id="p${at}" ${tile}>${rect(`fill="url(#p${at - 1})"`).repeat(repeats)}</pattern>`,
    top: (last) => rect(`fill="url(#p${last})"`),
  },
  masks: {
    base: `<mask id="p0">${rect('fill="#fff"')}</mask>`,
    level: (at, repeats) =>
      `<mask id="p${at}">${rect(`fill="#fff" mask="url(#p${at - 1})"`).repeat(repeats)}</mask>`,
    top: (last) => rect(`fill="#00f" mask="url(#p${last})"`),
  },
  clips: {
    base: `<clipPath id="p0">${rect('')}</clipPath>`,
    level: (at, repeats) =>
      `<clipPath id="p${at}">${rect(`clip-path="url(#p${at - 1})"`).repeat(repeats)}</clipPath>`,
    top: (last) => rect(`fill="#00f" clip-path="url(#p${last})"`),
  },
  markers: {
    base: `<marker id="p0" overflow="visible">${rect('fill="#00f"')}</marker>`,
    level: (at, repeats) =>
      `<marker id="p${at}" overflow="visible"><path d="M0 0${'h0'.repeat(repeats)}" marker-mid="url(#p${at - 1})"/></marker>`,
    top: (last) => `<path d="M0 0h0h0" marker-mid="url(#p${last})"/>`,
  },
  filters: {
    base: `<filter id="p0" x="0" y="0" width="1" height="1"><feGaussianBlur stdDeviation="0.1"/></filter>${rect('id="s0" fill="#00f"')}`,
    level: (at, repeats) => `<g id="s${at}">${rect('fill="#00f" filter="url(#p0)"').repeat(repeats)}</g>`,
    top: () => '',
  },
  shapes: {
    base: '<linearGradient id="p0"><stop stop-color="#00f"/></linearGradient>',
    level: (_at, repeats) => rect('fill="url(#p0)"').repeat(repeats),
    top: () => '',
  },
};

const drawingOf = (kind: string, levels: number, repeats: number): Buffer => {
  const { base, level, top } = kinds[kind]!;
  const inner = Array.from({ length: levels }, (_, at) => level(at + 1, repeats)).join('');
  const drawn = `${base}${inner}${top(levels)}`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${drawn}</svg>`);
};

const isTaken = (svg: Buffer): boolean => 'bytes' in checkLogo(svg, 'svg');

/** The accepted drawing of this kind with the most repetitions. */
function worstOf(kind: string, levels: number): Buffer | undefined {
  let [taken, refused] = [0, 1];
  while (isTaken(drawingOf(kind, levels, refused))) [taken, refused] = [refused, 2 * refused];
  while (refused - taken > 1) {
    const middle = Math.floor((taken + refused) / 2);
    if (isTaken(drawingOf(kind, levels, middle))) taken = middle;
    else refused = middle;
  }
  return taken > 0 ? drawingOf(kind, levels, taken) : undefined;
}

const levelsTried = [1, 3, 10];
const cases = Object.keys(kinds).flatMap((kind) => levelsTried.map((levels) => [kind, levels] as const));

/** The browser must be able to draw the most complex drawing that may be stored as a logo. */
describe('the most complex drawing that is accepted', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launch();
    ({ page } = await openPage(browser));
  });
  afterAll(() => browser.close());

  /** The colour in the middle of a drawing once it is completely drawn. */
  const paint = (svg: Uint8Array): Promise<number[]> =>
    page.evaluate(
      async ([source, size]) => {
        const image = new Image(size, size);
        image.src = source;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
        const context = canvas.getContext('2d')!;
        context.drawImage(image, 0, 0, size, size);
        return [...context.getImageData(size / 4, size / 4, 1, 1).data];
      },
      [`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, shownPixels] as const,
    );

  it.each(cases)('can be drawn: %s, %i levels deep', async (kind, levels) => {
    const worst = worstOf(kind, levels);
    // If every repetitive drawing of this depth is refused, a drawing without repetition must be refused too.
    if (!worst) return expect(isTaken(drawingOf(kind, levels, 1))).toBe(false);
    const checked = checkLogo(worst, 'svg');
    if (!('bytes' in checked)) throw new Error(checked.refusal);
    const [red, green, blue, opacity] = await paint(checked.bytes);
    expect({ red, green }).toEqual({ red: 0, green: 0 });
    expect(blue).toBeGreaterThan(200);
    expect(opacity).toBeGreaterThan(200);
  });
});
