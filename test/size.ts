import process from 'node:process';

/**
 * `push` for every push; `nightly` adds the suites (`nightly-suites.ts`), stories and cases that take too long for a
 * push.
 */
const sizes = ['push', 'nightly'] as const;
export type Size = (typeof sizes)[number];

function sizeNamed(name: string): Size {
  const size = sizes.find((one) => one === name);
  if (size === undefined) throw new Error(`TEST_SIZE is ${sizes.join(' or ')}, not ${name}`);
  return size;
}

/** The size of the suites that have several: the one in TEST_SIZE, or else that of a push. */
export const size = sizeNamed(process.env['TEST_SIZE'] ?? 'push');
