import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  description: string;
  children: ReactNode;
  /** Buttons at the lower edge, where those of the neighbour stand too. */
  actions?: ReactNode;
}

/** One thing that can be set. */
export const SettingCard = ({ title, description, children, actions }: Props) => (
  <Container
    fitHeight
    header={
      <Header variant="h2" description={description}>
        {title}
      </Header>
    }
  >
    <div className="setting">
      {children}
      {actions && <div className="setting-actions">{actions}</div>}
    </div>
  </Container>
);
