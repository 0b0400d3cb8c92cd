const text = (bytes: Buffer, encoding: BufferEncoding): string => bytes.toString(encoding);

/** The base64 characters that a secret always produces, wherever it begins within a longer text. */
function base64Within(secret: Buffer): string[] {
  return [0, 1, 2].flatMap((before) => {
    const whole = text(Buffer.concat([Buffer.alloc(before), secret]), 'base64').replace(/=+$/, '');
    const first = Math.ceil((before * 8) / 6);
    const last = Math.floor(((before + secret.length) * 8) / 6);
    const own = whole.slice(first, last);
    return [own, own.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

/**
 * The forms in which a secret can appear in a text: plain, and encoded in JSON, in an address, in a form, in HTML, in
 * hex and in base64.
 */
export function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret, 'utf8');
  const html = secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return [
    ...new Set([
      secret,
      JSON.stringify(secret).slice(1, -1),
      encodeURIComponent(secret),
      encodeURI(secret),
      new URLSearchParams([['', secret]]).toString().slice(1),
      html,
      text(bytes, 'hex'),
      text(bytes, 'hex').toUpperCase(),
      ...base64Within(bytes),
    ]),
  ];
}
