import { isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { expansionMax, expansionOf } from '#functions/logos/svg-expansion.ts';

const count = (inside: string, attributes = '') =>
  expansionOf(
    parseDocument(`<svg ${attributes}>${inside}</svg>`, { xmlMode: true }).children.filter(isTag)[0]!,
  );

const levels = 8;
const each = (textAt: (at: number) => string): string =>
  Array.from({ length: levels }, (_, at) => textAt(at)).join('');
const ten = (text: string): string => text.repeat(10);

/** Each level draws the level below it ten times. */
const nested: Record<string, string> = {
  'a pattern that fills': each(
    (at) => `<pattern id="p${at + 1}">${ten(`<rect fill="url(#p${at})"/>`)}</pattern>`,
  ),
  'a pattern that strokes': each(
    (at) => `<pattern id="p${at + 1}">${ten(`<path stroke="url('#p${at}')"/>`)}</pattern>`,
  ),
  'a pattern in a style': each(
    (at) => `<pattern id="p${at + 1}">${ten(`<rect style="fill: url( &quot;#p${at}&quot; )"/>`)}</pattern>`,
  ),
  'a pattern that is not closed': each(
    (at) => `<pattern id="p${at + 1}">${ten(`<rect style="fill:url(#p${at}"/>`)}</pattern>`,
  ),
  'a pattern that is inherited': each(
    (at) => `<g fill="url(#p${at})"><pattern id="p${at + 1}">${ten('<rect/>')}</pattern></g>`,
  ),
  'a pattern in a sheet': each(
    (at) =>
      `<style>.c${at}{fill:url(#p${at})}</style><pattern id="p${at + 1}">${ten(`<rect class="c${at}"/>`)}</pattern>`,
  ),
  'a pattern that is used': each(
    (at) =>
      `<g id="s${at + 1}">${ten('<rect/>')}</g><pattern id="p${at + 1}"><use href="#s${at + 1}" fill="url(#p${at})"/></pattern>`,
  ),
  'a variable': each(
    (at) =>
      `<pattern id="p${at + 1}"><g style="--a:url(#p${at})">${ten('<rect fill="var(--a)"/>')}</g></pattern>`,
  ),
  'a mask': each((at) => `<mask id="p${at + 1}">${ten(`<g mask="url(#p${at})"/>`)}</mask>`),
  'a clip': each((at) => `<clipPath id="p${at + 1}">${ten(`<rect clip-path="url(#p${at})"/>`)}</clipPath>`),
  'a filter within a mask': each(
    (at) =>
      `<filter id="f${at}"><feFlood/></filter><mask id="p${at + 1}">${ten(`<g filter="url(#f${at})" mask="url(#p${at})"/>`)}</mask>`,
  ),
  'a marker': each(
    (at) => `<marker id="p${at + 1}">${ten(`<path d="M0 0h1" marker-start="url(#p${at})"/>`)}</marker>`,
  ),
  'a pattern by href': each(
    (at) => `<pattern id="p${at + 1}" href="#p${at}">${ten(`<rect fill="url(#p${at})"/>`)}</pattern>`,
  ),
  'a use': each((at) => `<g id="p${at + 1}">${ten(`<use xlink:href="#p${at}"/>`)}</g>`),
};

describe('the expanded size of a drawing', () => {
  test.each(Object.entries(nested))('is too much where levels multiply by %s', (_what, inside) => {
    expect(count(`<g id="p0"><rect/></g>${inside}`)).toBe('too-much');
  });

  test.each([
    ['a pattern', '<pattern id="a"><rect fill="url(#a)"/></pattern>'],
    [
      'two patterns',
      '<pattern id="a"><rect fill="url(#b)"/></pattern><pattern id="b"><rect style="stroke:url(#a)"/></pattern>',
    ],
    ['a mask', '<mask id="a"><g mask="url(#a)"/></mask>'],
    ['a clip of a group that it lies in', '<g id="a"><clipPath id="b"><use href="#a"/></clipPath></g>'],
    [
      'gradients that take each other over',
      '<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/>',
    ],
    ['a use', '<g id="a"><use href="#a"/></g>'],
    ['a marker', '<marker id="a"><path marker-end="url(#a)"/></marker>'],
    [
      'a rule within another, which may be for every element',
      '<style>g{.c{fill:url(#a)}}</style><pattern id="a"><rect/></pattern>',
    ],
    ['a sheet', '<style>rect{fill:url(#a)}</style><pattern id="a"><rect/></pattern>'],
  ])('has no end with %s that needs itself', (_what, inside) => {
    expect(count(inside)).toBe('cycle');
  });

  test('is its own size without references', () => {
    expect(count('<g><rect/><rect/></g>')).toBe(4);
  });

  test('counts a gradient once for each shape that it paints, by attribute, style, sheet or inheritance', () => {
    const gradient = '<linearGradient id="a"><stop/><stop/></linearGradient>';
    const plain = count(`${gradient}<rect/><rect/>`);
    if (typeof plain !== 'number') throw new Error(plain);
    for (const inside of [
      `${gradient}<rect fill="url(#a)"/><rect fill="url(#a)"/>`,
      `${gradient}<g fill="url(#a)"><rect/><rect/></g>`,
      `${gradient}<rect style="stroke:url(#a)"/><rect style="stroke:url(#a)"/>`,
      `<style>.b{fill:url(#a)}</style>${gradient}<rect class="b"/><rect class="b c"/>`,
    ]) {
      const counted = count(inside);
      expect(counted).toBeGreaterThanOrEqual(plain + 6);
      expect(counted).toBeLessThan(plain + 8);
    }
  });

  test('counts a marker once for each point where it may be drawn', () => {
    const path = `M0 0${'h1'.repeat(3_000)}`;
    const marker = '<marker id="m"><path d="M0 0h1"/><path/><path/></marker>';
    expect(count(`${marker}<path d="${path}"/>`)).toBeLessThan(100);
    expect(count(`${marker}<path d="${path}" marker-mid="url(#m)"/>`)).toBeGreaterThan(3_000 * 4);
    expect(count(`${marker}${`<path d="${path}" style="marker:url(#m)"/>`.repeat(8)}`)).toBe('too-much');
  });

  test('counts effects on every pixel as much more than a shape', () => {
    const filter = '<filter id="f"><feGaussianBlur/></filter>';
    const blurred = '<g filter="url(#f)"><rect/></g>';
    expect(count(filter + blurred)).toBeGreaterThan(200);
    expect(count(filter + blurred.repeat(400))).toBe('too-much');
  });

  test('counts long texts and paths as often as they are drawn', () => {
    const path = `<path id="a" d="${'M0 0h1v1z'.repeat(20_000)}"/>`;
    expect(count(`<defs>${path}</defs>${'<use href="#a"/>'.repeat(9)}`)).toBeGreaterThan(9_000);
    expect(count(`<pattern id="b">${path}</pattern>${'<rect fill="url(#b)"/>'.repeat(70)}`)).toBe('too-much');
  });

  test('is unlimited for sheets with rules, elements with references, or unbounded chains of references', () => {
    const rule = (at: number): string => `.a${at}{fill:url(#x${at})}`;
    expect(count(`<style>${Array.from({ length: 501 }, (_, at) => rule(at)).join('')}</style>`)).toBe(
      'too-much',
    );
    const many = Array.from({ length: 25 }, (_, at) => `url(#x${at})`).join(' ');
    expect(count(`<rect fill="${many}"/>`)).toBe('too-much');
    const chain = (links: number): string =>
      Array.from({ length: links }, (_, at) => `<linearGradient id="g${at}" href="#g${at + 1}"/>`).join('');
    expect(count(chain(10))).toBeLessThan(expansionMax);
    expect(count(chain(20_000))).toBe('too-much');
    expect(
      count(
        `<defs>${chain(20)
          .split('/>')
          .toReversed()
          .filter(Boolean)
          .map((one) => `${one}/>`)
          .join('')}</defs>`,
      ),
    ).toBe('too-much');
  });

  test('is far below the limit for drawings from editors', () => {
    const drawing =
      '<defs><rect id="SVGID_1_" width="9" height="9"/></defs><clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_" overflow="visible"/></clipPath>' +
      '<linearGradient id="SVGID_3_"><stop offset="0"/><stop offset="1"/></linearGradient><style>.st0{clip-path:url(#SVGID_2_)}.st1{fill:url(#SVGID_3_)}</style>' +
      `<g class="st0">${'<path class="st1" d="M0 0h10v10z"/>'.repeat(300)}</g>`;
    expect(count(drawing, 'fill="url(#SVGID_3_)"')).toBeLessThan(expansionMax / 20);
  });
});
