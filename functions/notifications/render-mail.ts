import type { MessageContent } from '#shared/core/notifications/message-content.ts';
import type { NoticeItem } from '#shared/core/notifications/notice-items.ts';
import { product } from '#shared/product.ts';
import { fillLayout } from '#functions/_platform/common/fill-layout.ts';
import { layout } from './layout.generated.ts';

const itemPart = /<!--item-->([^]*?)<!--\/item-->/;
/** The mark that is replaced by all items. No text can contain it, because texts are escaped. */
const itemsPlace = '<!--items-->';

type AddressOf = (path: string) => string;

const itemTexts = ({ text, detail, label, path }: NoticeItem, address: AddressOf) => ({
  text,
  detail: detail ?? '',
  label,
  href: address(path),
});

const textLines = ({ text, detail, label, path }: NoticeItem, address: AddressOf): string =>
  [text, ...(detail === null ? [] : [detail]), `${label}: ${address(path)}`].join('\n');

/**
 * An e-mail as HTML and as plain text, of the same words.
 *
 * @param address where a path of the app is
 * @param unsubscribePath the page on which it is unsubscribed from
 */
export function renderMail(
  content: MessageContent,
  address: AddressOf,
  unsubscribePath: string,
): { readonly html: string; readonly text: string } {
  const { language, subject, title, items, why, settings, unsubscribe } = content;
  const item = itemPart.exec(layout)?.[1] ?? '';
  const all = items.map((one) => fillLayout(item, itemTexts(one, address))).join('');
  const html = fillLayout(layout.replace(itemPart, itemsPlace), {
    language,
    product: product.name,
    subject,
    preview: items.map(({ text }) => text).join('. '),
    title,
    why,
    settings: settings.label,
    settingsHref: address(settings.path),
    unsubscribe,
    unsubscribeHref: address(unsubscribePath),
  }).replace(itemsPlace, () => all);
  const foot = [
    why,
    `${settings.label}: ${address(settings.path)}`,
    `${unsubscribe}: ${address(unsubscribePath)}`,
  ];
  const text = [title, ...items.map((one) => textLines(one, address)), foot.join('\n')].join('\n\n');
  return { html, text: `${text}\n` };
}
