import { I18nProvider } from '@cloudscape-design/components/i18n';
import { messages } from '#messages/cloudscape';
import { locale } from '#messages/language';
import type { ReactNode } from 'react';

/** Names for Cloudscape's own buttons, which screen readers would otherwise announce without a name. */
export const Localized = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={locale} messages={[messages]}>
    {children}
  </I18nProvider>
);
