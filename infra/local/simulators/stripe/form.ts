/** A form as Stripe's clients send it: `a[b][0]=c` is `{ a: { b: { 0: 'c' } } }`. */
export interface Form {
  [name: string]: string | Form;
}

export function readForm(text: string | URLSearchParams): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text))
    put(form, name.replaceAll(']', '').split('['), value);
  return form;
}

function put(form: Form, [name = '', ...rest]: readonly string[], value: string): void {
  if (['__proto__', 'constructor', 'prototype'].includes(name)) return;
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const inner = form[name];
  const next = typeof inner === 'object' ? inner : {};
  form[name] = next;
  put(next, rest, value);
}

export const textOf = (form: Form | undefined, name: string): string | undefined => {
  const value = form?.[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

export const formOf = (form: Form | undefined, name: string): Form | undefined => {
  const value = form?.[name];
  return typeof value === 'object' ? value : undefined;
};

/** The texts of a form, such as its metadata. */
export const textsOf = (form: Form | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form ?? {}).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
