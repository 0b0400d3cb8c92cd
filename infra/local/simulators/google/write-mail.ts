export interface Written {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly at: Date;
}

export const oneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ');

const encodedWord = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;

/** A header with its encoded words decoded. */
export const decodedWords = (text: string): string =>
  text.replaceAll(/=\?UTF-8\?B\?([A-Za-z0-9+/=]*)\?=/gi, (_, word: string) =>
    Buffer.from(word, 'base64').toString('utf8'),
  );

/** A plain-text e-mail as it is transmitted. */
export function mailOf({ from, to, subject, text, at }: Written): Uint8Array {
  const [, name = '', address = oneLine(from)] = /^(.*?)\s*<([^<>]*)>\s*$/.exec(oneLine(from)) ?? [];
  const lines = [
    `From: ${name === '' ? address : `${encodedWord(name)} <${address}>`}`,
    `To: ${oneLine(to)}`,
    `Subject: ${encodedWord(oneLine(subject))}`,
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    text.replaceAll(/\r?\n/g, '\r\n'),
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
}
