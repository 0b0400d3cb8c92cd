import { cached } from '#shared/core/text/cached.ts';

/** A cached reader that records the texts that it really reads. */
function counting<T>(read: (text: string) => T) {
  const reads: string[] = [];
  const reader = cached((text) => {
    reads.push(text);
    return read(text);
  });
  return { reader, reads };
}

describe('cached', () => {
  it('reads each text once', () => {
    const { reader, reads } = counting((text) => text.length);
    expect(['ab', 'abc', 'ab', 'abc'].map(reader)).toEqual([2, 3, 2, 3]);
    expect(reads).toEqual(['ab', 'abc']);
  });

  it('reads a text again if it could not be read, or is long', () => {
    const { reader, reads } = counting((text) => {
      if (text === 'bad') throw new Error('unreadable');
      return text === 'none' ? undefined : text.length;
    });
    const long = 'x'.repeat(65);
    for (const text of ['bad', 'bad']) expect(() => reader(text)).toThrow('unreadable');
    expect(['none', 'none', long, long].map(reader)).toEqual([undefined, undefined, 65, 65]);
    expect(reads).toEqual(['bad', 'bad', 'none', 'none', long, long]);
  });

  it('forgets earlier texts after many others', () => {
    const { reader, reads } = counting((text) => text.length);
    const many = Array.from({ length: 5_000 }, (_, at) => String(at));
    expect([...many, '0'].map(reader).at(-1)).toBe(1);
    expect(reads).toEqual([...many, '0']);
  });
});
