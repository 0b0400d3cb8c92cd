import Button from '@cloudscape-design/components/button';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

/** A button that leads to another page of the app. */
export function GoButton({ href, children }: { href: string; children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <Button
      href={href}
      onFollow={(event) => {
        event.preventDefault();
        void navigate(href);
      }}
    >
      {children}
    </Button>
  );
}
