/** The ending of the compressed variant of a file. */
export const compressedEnding = '.br';

/** The kinds of built files that are deployed compressed as well. */
export const compressedKinds = [
  { id: 'Scripts', ending: '.js', contentType: 'text/javascript; charset=utf-8' },
  { id: 'Styles', ending: '.css', contentType: 'text/css; charset=utf-8' },
] as const;
