import Button, { type ButtonProps } from '@cloudscape-design/components/button';
import type { ReactNode } from 'react';
import { useGo } from './use-go.ts';

interface Props {
  href: string;
  iconName?: ButtonProps['iconName'] & string;
  children: ReactNode;
}

/** A button that opens another page of the app. */
export const GoButton = ({ href, children, ...icon }: Props) => (
  <Button {...icon} {...useGo(href)}>
    {children}
  </Button>
);
