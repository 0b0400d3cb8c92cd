import { assert, nat, property } from 'fast-check';
import { isLoopbackAddress, isPublicAddress } from '#functions/_platform/common/public-address.ts';

test.each([
  '8.8.8.8',
  '1.1.1.1',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '169.253.255.255',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:4001:800::200e',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

// IANA's registries of special-purpose addresses: first and last address of each block.
test.each([
  ['this network', '0.0.0.0', '0.255.255.255'],
  ['private', '10.0.0.0', '10.255.255.255'],
  ['shared by carriers', '100.64.0.0', '100.127.255.255'],
  ['loopback', '127.0.0.0', '127.255.255.255'],
  ['link-local', '169.254.0.0', '169.254.255.255'],
  ['private', '172.16.0.0', '172.31.255.255'],
  ['of protocols', '192.0.0.0', '192.0.0.255'],
  ['documentation', '192.0.2.0', '192.0.2.255'],
  ['private', '192.168.0.0', '192.168.255.255'],
  ['benchmarks', '198.18.0.0', '198.19.255.255'],
  ['documentation', '198.51.100.0', '198.51.100.255'],
  ['documentation', '203.0.113.0', '203.0.113.255'],
  ['multicast', '224.0.0.0', '239.255.255.255'],
  ['reserved, broadcast', '240.0.0.0', '255.255.255.255'],
  ['unspecified and loopback', '::', '::1'],
  ['IPv4 inside IPv6', '::ffff:8.8.8.8', '::ffff:7f00:1'],
  ['IPv4 inside IPv6, the former way', '::8.8.8.8', '::127.0.0.1'],
  ['translated', '64:ff9b::808:808', '64:ff9b::7f00:1'],
  ['translated, locally', '64:ff9b:1::1', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
  ['discarded', '100::', '100::ffff'],
  ['Teredo', '2001::', '2001:0:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['documentation', '2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['6to4', '2002::', '2002:7f00:1::'],
  ['unique local', 'fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['metadata', 'fd00:ec2::254', 'fd20:ce::254'],
  ['link-local', 'fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['site-local', 'fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['multicast', 'ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
])('%s (%s to %s) is not public', (_name, first, last) => {
  expect([isPublicAddress(first), isPublicAddress(last)]).toEqual([false, false]);
});

test.each([
  '',
  'localhost',
  '2130706433',
  '0x7f.1',
  '0177.0.0.1',
  '127.1',
  '8.8.8.8 ',
  '8.8.8',
  'fe80::1%eth0',
])('%j is no address as a resolver writes it', (text) => {
  expect([isPublicAddress(text), isLoopbackAddress(text)]).toEqual([false, false]);
});

const octet = nat(255);
test('no non-public IPv4 address becomes public when it is embedded in IPv6', () => {
  assert(
    property(octet, octet, octet, octet, (...octets) => {
      const plain = octets.join('.');
      const carried = [`::ffff:${plain}`, `::${plain}`, `64:ff9b::${plain}`, `::ffff:0:${plain}`];
      expect(carried.map(isPublicAddress)).toEqual([false, false, false, false]);
    }),
  );
});

test('loopback is 127.0.0.0/8 and ::1', () => {
  expect(['127.0.0.1', '127.8.9.1', '::1'].map(isLoopbackAddress)).toEqual([true, true, true]);
  expect(['126.0.0.1', '128.0.0.1', '::2', '::ffff:127.0.0.1'].map(isLoopbackAddress)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
