import * as fc from 'fast-check';
import { parseMail } from '#shared/core/mail/parse-mail.ts';
import { findSenderProof } from '#shared/core/mail/sender-proof.ts';

const from = 'reservas@fitpass.com';
const lead = 'This e-mail could not be proven to come from fitpass.com.';

async function find(head: string, claimed = from) {
  const { headers } = await parseMail(`${head}\r\nSubject: Booking\r\n\r\nA booking.`);
  return findSenderProof({ headers, from: claimed, receiver: 'mx.google.com' });
}
const mail = (results: string, fromHeader = `From: Fitpass <${from}>`) =>
  `Authentication-Results: mx.google.com; ${results}\r\n${fromHeader}`;
const pass = 'dmarc=pass header.from=fitpass.com';

describe('a sender is verified by', () => {
  test.each([
    [
      'what Gmail writes of a domain with a policy',
      'dmarc',
      mail(
        'dkim=pass header.i=@fitpass.com header.s=s1 header.b="a/B+c1";\r\n       spf=pass (google.com: domain of bounces+1=x@mail.fitpass.com designates 192.0.2.1 as permitted sender) smtp.mailfrom="bounces+1=x@mail.fitpass.com";\r\n       dmarc=pass (p=REJECT sp=REJECT dis=NONE) header.from=fitpass.com',
      ),
    ],
    ['DMARC in capitals', 'dmarc', mail('DMARC=PASS HEADER.FROM=FitPass.COM')],
    ['DMARC with a version and a last semicolon', 'dmarc', mail('dmarc/1=pass header.from=fitpass.com;')],
    ['a signature of the domain', 'dkim', mail('dkim=pass header.d=fitpass.com')],
    ['a signature of the organisation', 'dkim', mail('dkim=pass header.i=@mail.fitpass.com')],
    [
      'a signature beside others that failed',
      'dkim',
      mail(
        'dkim=fail header.i=@fitpass.com; dkim=pass header.i=@fitpass.com; dmarc=none header.from=fitpass.com',
      ),
    ],
    [
      'a record below the hop of its own server',
      'dmarc',
      `Received: by 2002:a05 with SMTP id 1; Mon, 1 Mar 2027 12:00:00 +0000\r\nReceived: from mail.fitpass.com (1.2.3.4)\r\n        by mx.google.com with ESMTPS id 2; Mon, 1 Mar 2027 12:00:00 +0000\r\n${mail(pass)}`,
    ],
  ])('%s', async (_what, provenBy, head) => {
    expect(await find(head)).toEqual({ provenBy, doubts: [] });
  });

  test('a signature of the organisation for a sending subdomain', async () => {
    const head = mail('dkim=pass header.i=@fitpass.com', 'From: a@mail.fitpass.com');
    expect(await find(head, 'a@mail.fitpass.com')).toEqual({ provenBy: 'dkim', doubts: [] });
  });
});

describe('a sender is not verified with', () => {
  const unreadable = "Your mailbox's record of its sender cannot be read.";
  const unchecked = 'Your mailbox did not record who sent it.';
  const unsigned = 'It carries no valid signature of this sender.';
  test.each<readonly [what: string, head: string, why: string]>([
    ['no record', `From: ${from}`, unchecked],
    ['none', mail('none'), unsigned],
    ['an empty record', 'Authentication-Results: mx.google.com\r\nFrom: reservas@fitpass.com', unsigned],
    [
      'a record of another server',
      `Authentication-Results: mx.evil.com; ${pass}\r\nFrom: ${from}`,
      unchecked,
    ],
    [
      'a server that only begins like it',
      `Authentication-Results: mx.google.com.evil.com; ${pass}\r\nFrom: ${from}`,
      unchecked,
    ],
    [
      'a forged record below the true one',
      `Authentication-Results: mx.google.com; spf=none smtp.mailfrom=a@evil.com\r\n${mail(pass)}`,
      unsigned,
    ],
    [
      'a forged record below that of another server',
      `Authentication-Results: mx.other.com; ${pass}\r\n${mail(pass)}`,
      unchecked,
    ],
    [
      'a record that came over another server last',
      `Received: from a by mx.pop.example with POP3 id 1; x\r\n${mail(pass)}`,
      unchecked,
    ],
    [
      'what an earlier server recorded',
      `ARC-Authentication-Results: i=1; mx.google.com; ${pass}\r\nFrom: ${from}`,
      unchecked,
    ],
    [
      'a record in another header',
      `X-Authentication-Results: mx.google.com; ${pass}\r\nFrom: ${from}`,
      unchecked,
    ],
    ['pass inside a comment', mail(`dmarc=none (${pass}) header.from=fitpass.com`), unsigned],
    ['a comment within a comment', mail(`dmarc=none (a (b) ; ${pass}) header.from=fitpass.com`), unreadable],
    [
      'a comment that hides its end',
      mail(`spf=none (domain of "a) ; ${pass}; x=y ("@evil.com) smtp.mailfrom=a@evil.com`),
      unreadable,
    ],
    [
      'a comment that an envelope ends',
      mail(`spf=none (google.com: domain of a) ; ${pass} (@evil.com) smtp.mailfrom=a@evil.com`),
      unreadable,
    ],
    [
      'an envelope that brings a second SPF',
      mail(
        `spf=none (domain of a) smtp.mailfrom=a@evil.com; ${pass}; spf=pass (@evil.com) smtp.mailfrom=a@evil.com`,
      ),
      unreadable,
    ],
    ['pass inside quotes', mail(`spf=none smtp.mailfrom="a; ${pass}"@evil.com`), unreadable],
    ['pass as a reason', mail(`dmarc=none reason="dmarc=pass" header.from=fitpass.com`), unsigned],
    ['pass of another domain', mail('dmarc=pass header.from=evil.com'), unreadable],
    ['pass of a domain that ends like it', mail('dmarc=pass header.from=notfitpass.com'), unreadable],
    ['pass of its subdomain', mail('dmarc=pass header.from=mail.fitpass.com'), unreadable],
    ['pass of no domain', mail('dmarc=pass'), unreadable],
    ['pass of two domains', mail('dmarc=pass header.from=fitpass.com header.from=evil.com'), unreadable],
    ['pass of a property of another kind', mail('dmarc=pass smtp.mailfrom=fitpass.com'), unreadable],
    ['pass twice', mail(`${pass}; ${pass}`), unreadable],
    [
      'pass beside fail',
      mail(`${pass}; dmarc=fail header.from=fitpass.com`),
      'The check of its sender failed.',
    ],
    [
      'a signature beside a failed policy',
      mail('dkim=pass header.i=@fitpass.com; dmarc=fail header.from=fitpass.com'),
      'The check of its sender failed.',
    ],
    ...['none', 'neutral', 'temperror', 'permerror', 'bestguesspass', 'passed', 'policy', 'pass/1'].map(
      (result) => [`dmarc=${result}`, mail(`dmarc=${result} header.from=fitpass.com`), unsigned] as const,
    ),
    ...['none', 'neutral', 'temperror', 'permerror', 'fail', 'policy', 'hardfail'].map(
      (result) => [`dkim=${result}`, mail(`dkim=${result} header.i=@fitpass.com`), unsigned] as const,
    ),
    ['SPF alone', mail('spf=pass smtp.mailfrom=reservas@fitpass.com'), unsigned],
    [
      'a signature of another domain',
      mail('dkim=pass header.i=@evil.com'),
      'It was signed by evil.com instead.',
    ],
    [
      'a signature of a domain that ends like it',
      mail('dkim=pass header.d=notfitpass.com'),
      'It was signed by notfitpass.com instead.',
    ],
    [
      'a signature whose identity is not of its domain',
      mail('dkim=pass header.d=evil.com header.i=@fitpass.com'),
      unsigned,
    ],
    ['a signature of a public suffix', mail('dkim=pass header.d=com'), unsigned],
    [
      'a signature whose identity names two domains',
      mail('dkim=pass header.i="@fitpass.com@evil.com"'),
      'It was signed by evil.com instead.',
    ],
    ['a signature of no domain', mail('dkim=pass'), unsigned],
    [
      'a signature with a property that there is not',
      mail('dkim=pass header.d=fitpass.com header.x=a'),
      unreadable,
    ],
    ['a result that is cut off', mail('dmarc=pass header.from'), unreadable],
    ['a result without its method', mail(`=pass; ${pass}`), unreadable],
    [
      'several From headers',
      mail(pass, `From: ${from}\r\nFrom: a@evil.com`),
      'It does not name exactly one sender.',
    ],
    [
      'the same From header twice',
      mail(pass, `From: ${from}\r\nfrom: ${from}`),
      'It does not name exactly one sender.',
    ],
    ['no From header', mail(pass, 'Sender: a@evil.com'), 'It does not name exactly one sender.'],
    ['several addresses', mail(pass, `From: ${from}, a@evil.com`), 'It does not name exactly one sender.'],
    ['a group', mail(pass, `From: Fitpass: ${from};`), 'It does not name exactly one sender.'],
    [
      'a name that looks like the address',
      mail(pass, `From: "${from}" <a@evil.com>`),
      'It does not name exactly one sender.',
    ],
    [
      'an encoded name that looks like the address',
      mail(pass, `From: =?utf-8?q?reservas=40fitpass.com?= <a@evil.com>`),
      'It does not name exactly one sender.',
    ],
  ])('%s', async (_what, head, why) => {
    expect(await find(head)).toEqual({ doubts: [lead, why] });
  });

  test.each([
    ['victim.github.io', 'dkim=pass header.i=@mallory.github.io'],
    ['fitpass.com.mx', 'dkim=pass header.d=evil.com.mx'],
    ['github.io', 'dkim=pass header.i=@mallory.github.io'],
  ])('a signature of a neighbour of %s under a public suffix', async (domain, results) => {
    const claimed = `reservas@${domain}`;
    expect((await find(mail(results, `From: ${claimed}`), claimed)).provenBy).toBeUndefined();
  });

  test.each([
    'reservas@[192.0.2.1]',
    'reservas@fitpass.com@evil.com',
    'reservas@fitpaß.com',
    'reservas@localhost',
  ])('an address that cannot be compared: %s', async (claimed) => {
    expect((await find(mail(pass, `From: ${claimed}`), claimed)).doubts).toEqual([
      'This e-mail could not be proven to come from its sender.',
      'It does not name exactly one sender.',
    ]);
  });
});

test('whatever a stranger writes into the authentication results of an unverified mail, it proves nothing', async () => {
  const pieces = [
    '; ',
    'dmarc=pass',
    ' header.from=fitpass.com',
    'dkim=pass',
    ' header.i=@fitpass.com',
    '(',
    ')',
    '"',
    '\\',
    ' x=',
    '@evil.com',
    ' ',
  ];
  const envelope = fc.array(fc.constantFrom(...pieces), { maxLength: 9 }).map((all) => all.join(''));
  await fc.assert(
    fc.asyncProperty(envelope, async (written) => {
      // Written like the output of a server that escapes nothing.
      const record = `spf=none (google.com: domain of ${written}@evil.com designates none) smtp.mailfrom=a@evil.com`;
      expect((await find(mail(record))).provenBy).toBeUndefined();
    }),
    { numRuns: 2_000 },
  );
});

test.each(['constructor', '__proto__', 'toString'])(
  'a check that is called %s is one of no meaning',
  async (name) => {
    const { doubts } = await find(mail(`${name}=pass header.from=fitpass.com`));
    expect(doubts).toEqual([lead, 'It carries no valid signature of this sender.']);
  },
);

test('a record that is too long, or nested too deep, proves nothing', async () => {
  const long = mail(`dmarc=none ${'('.repeat(7_000)}${')'.repeat(7_000)} header.from=fitpass.com`);
  expect((await find(long)).doubts).toHaveLength(2);
  const longer = mail(`${'spf=none (a) x.y=z; '.repeat(2_000)}${pass}`);
  expect((await find(longer)).provenBy).toBeUndefined();
});
