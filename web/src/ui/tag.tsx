import type { ReactNode } from 'react';

export type Tone = 'accent' | 'good' | 'fair' | 'bad' | 'quiet' | 'outline';

/** A short label with slight emphasis. */
export const Tag = ({ tone = 'accent', children }: { tone?: Tone; children: ReactNode }) => (
  <span className="tag" data-tone={tone}>
    {children}
  </span>
);
