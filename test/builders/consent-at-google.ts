/** A person's answer on the consent page. */
export interface ConsentAnswer {
  readonly email: string;
  readonly access?: 'given' | 'withheld';
  readonly answer?: 'allow' | 'cancel';
}

/** Opens the consent page as a browser does and answers it. @returns the address to which the person is redirected */
export async function consentAt(
  authUrl: string,
  { email, access = 'given', answer = 'allow' }: ConsentAnswer,
): Promise<URL> {
  const page = await (await fetch(authUrl)).text();
  const request = /name="request" value="(\w+)"/.exec(page)?.[1] ?? '';
  const body = new URLSearchParams({ request, email, access, answer });
  const sent = await fetch(new URL('/o/oauth2/v2/consent', authUrl), {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  const location = sent.headers.get('location');
  if (location === null) throw new Error(`consent: ${sent.status} ${await sent.text()}`);
  return new URL(location);
}
