import Button from '@cloudscape-design/components/button';
import type { ReactNode } from 'react';
import * as messages from '#messages/ui';
import { leave } from '../app/leave.ts';
import { Logo } from './logo.tsx';
import { Notifications } from './notifications.tsx';

/**
 * A page without navigation, for people who may not use the rest yet. It has the product's name, a button to sign out,
 * and the content.
 */
export const BarePage = ({ children }: { children: ReactNode }) => (
  <div className="bare-page">
    <Notifications />
    <header className="bare-page-bar">
      <Logo />
      <Button variant="link" onClick={() => void leave()}>
        {messages.signOut}
      </Button>
    </header>
    <main className="bare-page-main">{children}</main>
  </div>
);
