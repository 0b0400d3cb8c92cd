import { readFileSync } from 'node:fs';
import { renderMail } from '#functions/notifications/render-mail.ts';
import { generatedOf, layoutModule, withLayout } from '#infra/tools/mail-layout.ts';

const hostile = '<script>alert(1)</script> & "\' [[why]] $& $1 <!--items-->';
const content = {
  language: 'en',
  subject: hostile,
  title: 'Good morning',
  items: [
    { text: hostile, detail: null, label: 'Open', path: '/a?b=1&c=2' },
    { text: 'Second', detail: hostile, label: hostile, path: '/d' },
  ],
  why: 'Because',
  settings: { label: 'Settings', path: '/settings#notifications' },
  unsubscribe: 'Unsubscribe',
};
const address = (path: string) => `https://cupo.test${path}`;
const rendered = () => renderMail(content, address, '/unsubscribe?x=1');

describe('an e-mail', () => {
  it('shows all its input as plain text, whatever that contains', () => {
    const { html } = rendered();
    const safe =
      '&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;&#39; [[why]] $&amp; $1 &lt;!--items--&gt;';
    // The text occurs in the title (twice), the preview, a text, a detail and a label.
    expect(html.split(safe)).toHaveLength(1 + 6);
    expect(html).not.toContain('<script');
    expect(html).toContain('href="https://cupo.test/a?b=1&amp;c=2"');
    expect(html.match(/\[\[\w+\]\]/g)?.every((place) => place === '[[why]]')).toBe(true);
  });

  it('says the same as plain text', () => {
    expect(rendered().text).toBe(
      `Good morning

${hostile}
Open: https://cupo.test/a?b=1&c=2

Second
${hostile}
${hostile}: https://cupo.test/d

Because
Settings: https://cupo.test/settings#notifications
Unsubscribe: https://cupo.test/unsubscribe?x=1
`,
    );
  });

  it('fetches nothing', () => {
    expect(rendered().html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/);
  });

  it.each(withLayout)('matches the layout of layout.mjml for %s', async (capability) => {
    expect(readFileSync(generatedOf(capability), 'utf8')).toBe(await layoutModule(capability));
  });
});
