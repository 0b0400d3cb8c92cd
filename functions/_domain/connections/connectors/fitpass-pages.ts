import { load, type CheerioAPI } from 'cheerio/slim';
import type { HttpAnswer } from '#functions/_platform/ports/http.ts';
import type { ClassToPush } from './connector.ts';
import { plainText, sameName } from './matching.ts';
import { readWallTime } from './wall-time.ts';

// The staff portal's pages, parsed by the ids and names in their forms. Every function returns undefined for an
// unexpected page, so that a changed page is never mistaken for an empty one.

/** A parsed page. */
export type PortalPage = CheerioAPI;

const pageOfAnswer = new WeakMap<object, PortalPage>();

/**
 * The parsed page of a response. It is cached, because it is needed several times and parsing takes longer than all
 * searches in it.
 */
export function pageOf(answer: Pick<HttpAnswer, 'body'>): PortalPage {
  const known = pageOfAnswer.get(answer) ?? load(answer.body);
  pageOfAnswer.set(answer, known);
  return known;
}

export interface PortalForm {
  readonly action: string;
  /** The fields that a browser would send, in the form's order. */
  readonly fields: ReadonlyArray<readonly [name: string, value: string]>;
}

const availability = '#schedule_lesson_availability';

export function isSignInPage($: PortalPage): boolean {
  return $('#new_login_user').length > 0;
}

export function readSignInForm($: PortalPage): PortalForm | undefined {
  return readForm($, '#new_login_user');
}

/** The studio's id at Fitpass, taken from the calendar page's form for new classes. */
export function readGymId($: PortalPage): string | undefined {
  const gymId = $('[name="schedule[gym_id]"]').first().attr('value');
  return gymId !== undefined && /^\d+$/.test(gymId) ? gymId : undefined;
}

export interface EditForm extends PortalForm {
  readonly availabilityName: string;
  readonly slots: number;
}

export function readEditForm($: PortalPage): EditForm | undefined {
  const input = $(availability);
  const availabilityName = input.attr('name');
  const value = input.attr('value') ?? '';
  const form = readForm($, `form:has(${availability})`);
  const buttons = $(`form:has(${availability}) button`).toArray();
  // If there are several buttons, only the one for this class is used, because the others change the whole series.
  const isPlain = buttons.length <= 1 || buttons.some((one) => isForThisClass($(one).text()));
  if (form === undefined || input.length !== 1 || !isPlain) return undefined;
  if (availabilityName === undefined || !/^\d+$/.test(value)) return undefined;
  return { ...form, availabilityName, slots: Number(value) };
}

const isForThisClass = (buttonText: string): boolean => plainText(buttonText).includes('solo esta clase');

/**
 * Whether the form belongs to the class: it is sent to the class's address, and if it names a class, it is this one.
 */
export function isFormOf({ action, fields }: PortalForm, scheduleId: string): boolean {
  const named = fields.find(([name]) => name === 'schedule[id]')?.[1];
  return action.split(/[?#]/)[0]?.endsWith(`/${scheduleId}`) === true && (named ?? scheduleId) === scheduleId;
}

/** A row of the reservations table. Its day is YYYY-MM-DD and its time HH:mm, if they could be read. */
export interface PortalReservation {
  readonly className: string;
  readonly localDate: string | undefined;
  readonly localTime: string | undefined;
  readonly cancelled: boolean;
}

export function readReservationPage($: PortalPage): PortalReservation[] | undefined {
  return readTable($, ['clase', 'fecha', 'hora', 'estatus'])?.map(
    ([className = '', date = '', time = '', status = '']) => ({
      className,
      localDate: readDate(date),
      localTime: readWallTime(time),
      cancelled: plainText(status).startsWith('cancel'),
    }),
  );
}

/** The number of reservations in this class that are not cancelled. */
export function countBooked(
  reservations: readonly PortalReservation[],
  cls: Pick<ClassToPush, 'className' | 'localDate' | 'localTime'>,
): number {
  return reservations.filter(
    (one) =>
      !one.cancelled &&
      sameName(one.className, cls.className) &&
      one.localDate === cls.localDate &&
      one.localTime === cls.localTime,
  ).length;
}

/** The named columns of the page's table, row by row. Undefined if a column or a cell is missing. */
function readTable($: PortalPage, columns: readonly string[]): string[][] | undefined {
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

function readForm($: PortalPage, selector: string): PortalForm | undefined {
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
    .find((one) => isForThisClass(one.text()));
  const name = button?.attr('name');
  return { action, fields: name === undefined ? fields : [...fields, [name, button?.attr('value') ?? '']] };
}

function isSent(control: ReturnType<PortalPage>): boolean {
  const type = control.attr('type') ?? '';
  if (control.attr('disabled') !== undefined || ['submit', 'button', 'reset', 'file', 'image'].includes(type))
    return false;
  return !['checkbox', 'radio'].includes(type) || control.attr('checked') !== undefined;
}

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const englishMonths = new Map([
  ['jan', 'ene'],
  ['apr', 'abr'],
  ['aug', 'ago'],
  ['dec', 'dic'],
]);

/** Converts '13 OCT 2026' to 2026-10-13. */
function readDate(text: string): string | undefined {
  const parts = /^(\d{1,2}) ([a-z]{3})[a-z]*\.? (\d{4})$/.exec(plainText(text));
  const name = parts?.[2] ?? '';
  const month = months.indexOf(englishMonths.get(name) ?? name);
  if (parts === null || month < 0) return undefined;
  return [parts[3], month + 1, parts[1]].map((part) => String(part).padStart(2, '0')).join('-');
}
