import { load } from 'cheerio/slim';
import type { ClassToPush } from './connector.ts';
import { plainText, sameName } from './matching.ts';
import { readWallTime } from './wall-time.ts';

// The staff portal's pages, read by the ids and names its forms carry. Every reader answers undefined for a page
// that is not the one meant, so that a changed page is never mistaken for an empty one.

export interface PortalForm {
  readonly action: string;
  /** What the browser would send, in the form's order. */
  readonly fields: ReadonlyArray<readonly [name: string, value: string]>;
}

const availability = '#schedule_lesson_availability';

export function isSignInPage(html: string): boolean {
  return load(html)('#new_login_user').length > 0;
}

export function readSignInForm(html: string): PortalForm | undefined {
  return readForm(html, '#new_login_user');
}

/** The studio's own id at Fitpass, carried by the calendar page's form for new classes. */
export function readGymId(html: string): string | undefined {
  const gymId = load(html)('[name="schedule[gym_id]"]').first().attr('value');
  return gymId !== undefined && /^\d+$/.test(gymId) ? gymId : undefined;
}

export interface EditForm extends PortalForm {
  readonly availabilityName: string;
  readonly slots: number;
}

export function readEditForm(html: string): EditForm | undefined {
  const input = load(html)(availability).first();
  const availabilityName = input.attr('name');
  const value = input.attr('value') ?? '';
  const form = readForm(html, `form:has(${availability})`);
  if (form === undefined || availabilityName === undefined || !/^\d+$/.test(value)) return undefined;
  return { ...form, availabilityName, slots: Number(value) };
}

/** How many rows the reservations table has, and how many of them are places of this class still booked. */
export function countReservations(
  html: string,
  of: Pick<ClassToPush, 'className' | 'localDate' | 'localTime'>,
): { rows: number; booked: number } | undefined {
  const table = readTable(html, ['clase', 'fecha', 'hora', 'estatus']);
  const booked = table?.filter(
    ([className = '', date = '', time = '', status = '']) =>
      sameName(className, of.className) &&
      readDate(date) === of.localDate &&
      readWallTime(time) === of.localTime &&
      !plainText(status).startsWith('cancel'),
  );
  return table && booked && { rows: table.length, booked: booked.length };
}

/** The named columns of the page's table, row by row; undefined when a column or a cell is missing. */
function readTable(html: string, columns: readonly string[]): string[][] | undefined {
  const $ = load(html);
  const headers = $('th')
    .toArray()
    .map((th) => plainText($(th).text()));
  const indexes = columns.map((column) => headers.indexOf(column));
  const rows = $('tr:has(td:not([colspan]))')
    .toArray()
    .map((tr) =>
      $(tr)
        .find('td')
        .toArray()
        .map((td) => $(td).text().trim()),
    );
  if (indexes.includes(-1) || rows.some((cells) => cells.length !== headers.length)) return undefined;
  return rows.map((cells) => indexes.map((index) => cells[index] ?? ''));
}

function readForm(html: string, selector: string): PortalForm | undefined {
  const $ = load(html);
  const form = $(selector).first();
  const action = form.attr('action');
  if (action === undefined) return undefined;
  const fields = form
    .find('input, select, textarea')
    .toArray()
    .map((element) => $(element))
    .filter((control) => control.attr('name') !== undefined && isSent(control))
    .map((control) => [control.attr('name') ?? '', String(control.val() ?? '')] as const);
  const button = form
    .find('button')
    .toArray()
    .map((element) => $(element))
    .find((one) => plainText(one.text()).includes('solo esta clase'));
  const name = button?.attr('name');
  return { action, fields: name === undefined ? fields : [...fields, [name, button?.attr('value') ?? '']] };
}

function isSent(control: ReturnType<ReturnType<typeof load>>): boolean {
  const type = control.attr('type') ?? '';
  if (control.attr('disabled') !== undefined || ['submit', 'button', 'reset', 'file', 'image'].includes(type))
    return false;
  return !['checkbox', 'radio'].includes(type) || control.attr('checked') !== undefined;
}

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const englishMonths: Record<string, string> = { jan: 'ene', apr: 'abr', aug: 'ago', dec: 'dic' };

/** '13 OCT 2026' as 2026-10-13. */
function readDate(text: string): string | undefined {
  const parts = /^(\d{1,2}) ([a-z]{3})[a-z]*\.? (\d{4})$/.exec(plainText(text));
  const name = parts?.[2] ?? '';
  const month = months.indexOf(englishMonths[name] ?? name);
  if (parts === null || month < 0) return undefined;
  return [parts[3], month + 1, parts[1]].map((part) => String(part).padStart(2, '0')).join('-');
}
