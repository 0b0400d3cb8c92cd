import * as fc from 'fast-check';
import { checkSvg } from '#functions/logos/check-svg.ts';

const xlink = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" ${attributes}>${inside}</svg>`;
const check = (text: string) => checkSvg(new TextEncoder().encode(text));
const written = (text: string) => {
  const checked = check(text);
  return 'bytes' in checked ? new TextDecoder().decode(checked.bytes) : `refused: ${checked.refusal}`;
};
const path = '<path d="M0 0h10v10z" fill="#3f51d8"/>';

/** One red pixel, as PNG. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

/** Each of these would execute something or load something from elsewhere if a browser allowed it. */
const hostile: Record<string, string> = {
  script: svg('<script>alert(1)</script>'),
  'script by address': svg('<script href="https://evil.test/x.js"/>'),
  'script of another namespace':
    svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>') + '<x/>',
  'script in capitals': svg('<SCRIPT>alert(1)</SCRIPT>'),
  onload: svg(path, 'onload="alert(1)"'),
  'onload in capitals': svg(path, 'OnLoad="alert(1)"'),
  'onclick within': svg('<g onclick="alert(1)"/>'),
  'begin of an animation': svg('<animate onbegin="alert(1)" attributeName="x"/>'),
  'animated address': svg(`<a><animate attributeName="href" to="javascript:alert(1)"/></a>`),
  set: svg('<set attributeName="onload" to="alert(1)"/>'),
  foreignObject: svg('<foreignObject><body onload="alert(1)"/></foreignObject>'),
  iframe: svg('<iframe src="https://evil.test"/>'),
  embed: svg('<embed src="https://evil.test"/>'),
  object: svg('<object data="https://evil.test"/>'),
  video: svg('<video src="https://evil.test"/>'),
  link: svg('<a href="https://evil.test"><text>x</text></a>'),
  'link by script': svg(`<a xlink:href="javascript:alert(1)"><text>x</text></a>`, xlink),
  'use from elsewhere': svg('<use href="https://evil.test/x.svg#a"/>'),
  'use by xlink': svg('<use xlink:href="//evil.test/x.svg#a"/>', xlink),
  'use of data': svg('<use href="data:image/svg+xml,&lt;svg onload=alert(1)&gt;#a"/>'),
  'picture from elsewhere': svg('<image href="https://evil.test/pixel.png"/>'),
  'picture of SVG': svg('<image href="data:image/svg+xml;base64,PHN2Zz4="/>'),
  'style by address': svg('<style>@import url(https://evil.test/x.css);</style>'),
  'style with a picture': svg('<style>path{fill:url(https://evil.test/x)}</style>'),
  'style in CDATA': svg('<style><![CDATA[@import "//evil.test";]]></style>'),
  'style with escapes': svg(String.raw`<style>@\69mport "//evil.test";</style>`),
  'fill by address': svg('<rect fill="url(https://evil.test/x#a)"/>'),
  'style attribute': svg('<rect style="background:url(//evil.test)"/>'),
  'filter by address': svg('<rect filter="url(//evil.test/f.svg#f)"/>'),
  'sheet by instruction': `<?xml-stylesheet href="https://evil.test/x.css"?>${svg(path)}`,
  'entity of a file': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
  'entities that grow': `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${svg('<text>&b;</text>')}`,
  'uses that grow': svg(
    Array.from(
      { length: 12 },
      (_, at) => `<g id="g${at + 1}"><use href="#g${at}"/><use href="#g${at}"/></g>`,
    ).join(''),
  ),
  'an address that CSS ends by itself': svg('<rect style="fill:url(https://evil.test/x"/>'),
  'an address of escapes': svg(String.raw`<rect fill="\75rl(https://evil.test/x)"/>`),
  'a picture that is the drawing itself': svg('<image id="a" href="#a"/>'),
  'a picture that is none': svg('<image href="data:image/png;base64,AAAA"/>'),
  'a picture of another kind': svg(`<image href="data:image/jpeg;base64,${pixel}"/>`),
  'a picture that is cut off': svg(`<image href="data:image/png;base64,${pixel.slice(0, 60)}"/>`),
  'an attribute without a name': svg('<rect ="1"/>'),
  'an attribute of quotes': svg(`<rect a"b='1'/>`),
  'an attribute with a bracket': svg('<rect a<b="1"/>'),
  'an attribute of two prefixes': svg('<rect a:b:c="1"/>'),
  'a pattern within itself': svg('<pattern id="p"><rect fill="url(#p)"/></pattern>'),
  'deep nesting': svg('<g>'.repeat(200) + '</g>'.repeat(200)),
  'many elements': svg('<path/>'.repeat(20_001)),
  'another root': '<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>',
  'a root of another namespace': '<svg xmlns="http://www.w3.org/1999/xhtml"><path/></svg>',
  'two roots': svg(path) + svg(path),
  nothing: '',
  'a picture by name alone': 'GIF89a/*',
};

describe('an SVG drawing', () => {
  test.each(Object.entries(hostile))('is refused with %s', (_what, text) => {
    expect(written(text)).toMatch(/^refused: /);
  });

  test('is refused if it is not UTF-8', () => {
    expect(checkSvg(Uint8Array.of(0xff, 0xfe, 0x3c, 0x00))).toEqual({
      refusal: expect.stringContaining('UTF-8'),
    });
  });

  test('is unchanged if it only draws', () => {
    const drawing = svg(
      `<title>Cupo &amp; friends</title><defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs>` +
        `<style>.b{fill:url(#a)}</style><g transform="scale(2)"><rect class="b" width="5" height="5"/></g><use href="#a"/>`,
    );
    expect(written(drawing)).toBe(drawing.replace('viewBox="0 0 10 10" ', 'viewBox="0 0 10 10"'));
  });

  test('loses editor metadata, and gets the namespace it needs to be displayed', () => {
    const drawing =
      '<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">' +
      `<!-- made by hand --><svg xmlns:inkscape="http://inkscape.org" inkscape:version="1"><metadata><rdf/></metadata><inkscape:grid/>${path}</svg>`;
    expect(written(drawing)).toBe(`<svg xmlns="http://www.w3.org/2000/svg">${path}</svg>`);
  });

  test('keeps an embedded picture that can be decoded', () => {
    const drawing = svg(`<image href="data:image/png;base64,${pixel}" width="1" height="1"/>`);
    expect(written(drawing)).toContain(pixel);
  });

  test('loses attributes that do not affect the drawing', () => {
    expect(written(svg('<rect width="5" data-name="Logo" tooltip="x" aria-label="Logo"/>'))).toBe(
      written(svg('<rect width="5" aria-label="Logo"/>')),
    );
  });

  test.each([
    ['This SVG contains a script.', svg('<script>alert(1)</script>')],
    ['This SVG runs a script (onload).', svg(path, 'onload="alert(1)"')],
    ['This SVG contains <iframe>, which is not part of a drawing.', svg('<iframe/>')],
    ['This SVG has an attribute that cannot be read (a?b).', svg('<rect a<b="1"/>')],
    ['This SVG contains a picture that cannot be opened.', svg('<image href="data:image/png;base64,AAAA"/>')],
    ['A part of this SVG refers to itself.', svg('<mask id="m"><g mask="url(#m)"/></mask>')],
  ])('is refused in words: %s', (sentence, text) => {
    expect(written(text)).toBe(
      `refused: ${sentence} Save it again as a plain SVG, without scripts and links.`,
    );
  });

  test('loses an empty section', () => {
    expect(written(svg('<![CDATA[]]>'))).toBe(written(svg('')));
  });

  test('with any text is refused, or written without active content', () => {
    const parts = [
      ...Object.values(hostile),
      path,
      '<',
      '>',
      '"',
      ' onload=',
      '<![CDATA[',
      ']]>',
      '&#60;script&#62;',
    ];
    const text = fc.array(fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 8 })), { maxLength: 6 });
    fc.assert(
      fc.property(text, (pieces) => {
        const checked = check(svg(pieces.join('')));
        if ('refusal' in checked) return;
        const out = new TextDecoder().decode(checked.bytes);
        const markup = out.replaceAll(/>[^<]*</g, '><').replaceAll(/"[^"]*"/g, '""');
        expect(markup).not.toMatch(/<(?:script|foreignObject|a|iframe|animate|set)\b|\son\w+=/i);
        expect(written(out)).toBe(out);
      }),
      { numRuns: 500 },
    );
  });
});
