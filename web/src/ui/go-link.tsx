import Link from '@cloudscape-design/components/link';
import type { ReactNode } from 'react';
import { useGo } from './use-go.ts';

/** A link to another page of the app. */
export const GoLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link {...useGo(href)}>{children}</Link>
);
