import { roomWords } from '../cell-words.ts';
import { statedTime } from '../read-time.ts';
import { fold, saysNothing, tidy } from '../text.ts';

/** A class in a cell of a grid. Its other values come from its row or from the user. */
export interface DayCell {
  /** Undefined: the cell only states that the class of its row takes place that day. */
  readonly name?: string | undefined;
  /** HH:mm */
  readonly time?: string | undefined;
  readonly instructor?: string | undefined;
  readonly room?: string | undefined;
}

const marks = new Set('x ✓ ✔ • ● 1 si yes sim oui true y s'.split(' '));
const closed = new Set('closed cerrado fechado ferme libre free descanso -- — – / .'.split(' '));

const timeAhead =
  /^((?:\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?\s?m\.?|h(?:s|rs)?\b)?)(?:\s?(?:-|–|a|to|às)\s?\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?\s?m\.?|h(?:s|rs)?\b)?)?)(?:\s*[-–:·|]\s*|\s+|$)(.*)$/iu;
const withWho =
  /^(?:with|w\/|con|com|avec|coach|instructora?|profe(?:sora?)?|profesora?|professora?|teacher|prof)\b\.?:?\s*/i;

/** A time in a grid, including whole hours: '7', '18h', '6 pm', '07:00 - 08:00'. */
export function gridTime(cell: string): string | undefined {
  const text = cell.trim();
  if (/^\d{1,2}$/.test(text)) return Number(text) < 24 ? `${text.padStart(2, '0')}:00` : undefined;
  return statedTime(text)?.time;
}

/** The time at the beginning of a line, and the text after it. */
function splitTime(line: string): { time: string; rest: string } | undefined {
  const [, ahead = '', rest = ''] = timeAhead.exec(line) ?? [];
  const time = /[:.h]|[ap]\.?\s?m/i.test(ahead)
    ? statedTime(ahead.trim().replace('.', ':'))?.time
    : undefined;
  return time === undefined ? undefined : { time, rest: rest.trim() };
}

function classOf(lines: readonly string[], time: string | undefined): DayCell {
  const [name, ...details] = lines;
  let [room, instructor]: (string | undefined)[] = [];
  for (const detail of details) {
    // A second time is the end of the class or its duration.
    if (gridTime(detail) !== undefined || /^\d+\s?(?:min|')/.test(detail)) continue;
    const who = detail.replace(withWho, '');
    if (who === detail && room === undefined && roomWords.test(fold(detail))) room = detail;
    else instructor ??= who;
  }
  return { name, time, instructor, room };
}

/**
 * The classes of a cell, which may be listed below each other with their times. Empty if the cell is empty or says
 * 'closed'.
 */
export function readDayCell(cell: string): DayCell[] {
  const lines = cell
    .split(/\r\n|[\n\r]/)
    .map(tidy)
    .filter((line) => line !== '');
  const [first = ''] = lines;
  if (lines.length === 0 || (lines.length === 1 && (saysNothing(first) || closed.has(fold(first)))))
    return [];
  if (lines.length === 1 && marks.has(fold(first))) return [{}];
  const found: DayCell[] = [];
  let own: string[] = [];
  let time: string | undefined;
  const end = (): void => {
    if (own.length > 0 || time !== undefined) found.push(classOf(own, time));
    own = [];
  };
  for (const line of lines) {
    const timed = splitTime(line);
    // A time below a name belongs to that name.
    const begins = timed && (timed.rest !== '' || own.length === 0);
    if (begins) {
      end();
      ({ time } = timed);
      if (timed.rest !== '') own.push(timed.rest);
    } else if (timed && time === undefined) ({ time } = timed);
    else own.push(line);
  }
  end();
  return found;
}
