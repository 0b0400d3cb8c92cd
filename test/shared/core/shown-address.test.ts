import { isShownAddress } from '#shared/core/shown-address.ts';

test.each(['https://erp.example/login', 'https://erp.example:8443/?a=b#c', 'HTTPS://ERP.EXAMPLE'])(
  '%s may be shown',
  (address) => {
    expect(isShownAddress(address)).toBe(true);
  },
);

test.each([
  'http://erp.example/login',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://erp.example/',
  'blob:https://erp.example/1',
  'https://cupo.example@evil.example/',
  'https://cupo.example:secret@evil.example/',
  '//evil.example/',
  '/login',
  'erp.example',
  'https://',
  'https://[',
  '',
])('%j may not', (address) => {
  expect(isShownAddress(address)).toBe(false);
});
