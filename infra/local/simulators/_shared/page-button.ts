import { escapeHtml } from './escape-html.ts';

/** A button of the page's only form. */
export const actButton = (value: string, text: string, subject: string): string =>
  `<button form="act" name="do" value="${escapeHtml(value)}" aria-label="${escapeHtml(`${text}: ${subject}`)}">${text}</button>`;
