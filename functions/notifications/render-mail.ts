import type { MessageContent } from '#shared/core/notifications/message-content.ts';
import type { NoticeItem } from '#shared/core/notifications/notice-items.ts';
import { product } from '#shared/product.ts';
import { fillLayout } from '#functions/_platform/common/fill-layout.ts';
import { layout } from './layout.generated.ts';

const itemPart = /<!--item-->([^]*?)<!--\/item-->/;
/** The placeholder for all items. No text can contain it, because texts are escaped. */
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
 * Renders an e-mail as HTML and as plain text with the same content.
 *
 * @param address returns the address of a path of the app
 * @param unsubscribePath the path of the page for unsubscribing
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
