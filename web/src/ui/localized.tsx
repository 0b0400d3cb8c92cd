import { I18nProvider } from '@cloudscape-design/components/i18n';
import { messages } from '#messages/cloudscape';
import { locale } from '#messages/language';
import type { ReactNode } from 'react';

/** Names for Cloudscape's own buttons, which would otherwise have no name for screen readers. */
export const Localized = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={locale} messages={[messages]}>
    {children}
  </I18nProvider>
);
