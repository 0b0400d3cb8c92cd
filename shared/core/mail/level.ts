const plainAscii = /^[\0-\x7f]*$/;

function levelUnit(unit: string): string {
  if (unit === '’' || unit === '‘') return "'";
  if (/\s/.test(unit)) return ' ';
  return (unit.normalize('NFD')[0] ?? unit).toLowerCase()[0] ?? unit;
}

/** A text in lower case without accents and with the same length, so that positions stay valid. */
export function level(text: string): string {
  if (plainAscii.test(text)) return text.toLowerCase();
  let out = '';
  for (let at = 0; at < text.length; at++) {
    const unit = text[at] ?? '';
    out += unit < '\x80' ? unit.toLowerCase() : levelUnit(unit);
  }
  return out;
}

const invisible = /[\u00AD\u200B-\u200F\u2060\uFEFF\u202A-\u202E]/g;

/** One line in composed form, with every white space as one space, and without invisible characters. */
export const tidyLine = (text: string): string =>
  text.normalize('NFC').replaceAll(invisible, '').replaceAll(/\s+/g, ' ').trim();
