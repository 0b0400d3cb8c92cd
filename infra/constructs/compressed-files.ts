/** The ending of the compressed variant of a file. */
export const compressedEnding = '.br';

/** The kinds of built files that are also deployed in compressed form. */
export const compressedKinds = [
  { id: 'Scripts', ending: '.js', contentType: 'text/javascript; charset=utf-8' },
  { id: 'Styles', ending: '.css', contentType: 'text/css; charset=utf-8' },
] as const;

const endings = compressedKinds.map(({ ending }) => ending.replace('.', '\\.'));

/** Matches the path of a file that is also deployed in compressed form. */
export const compressedFile = new RegExp(`^/assets/.*(${endings.join('|')})$`);
