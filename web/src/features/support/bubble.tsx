import type { ReactNode } from 'react';

interface Props {
  /** Whether the reader wrote this message. */
  own: boolean;
  author: string;
  time: string;
  children: ReactNode;
}

/** One message in a conversation. */
export const Bubble = ({ own, author, time, children }: Props) => (
  <li className="bubble" data-own={own}>
    <span className="bubble-head">
      <strong>{author}</strong> <span>{time}</span>
    </span>
    <div className="bubble-text">{children}</div>
  </li>
);
