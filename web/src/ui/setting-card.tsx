import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface Props {
  title: string;
  description: string;
  children: ReactNode;
  /** The buttons at the bottom of the card. */
  actions?: ReactNode;
  /** The anchor with which the index and other pages link to the card. */
  anchor: string;
}

/** A card for one setting. If the address names it, the page scrolls to it. */
export function SettingCard({ title, description, children, actions, anchor }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const isMeant = hash === `#${anchor}`;
  useEffect(() => {
    if (isMeant) place.current?.scrollIntoView({ block: 'start' });
  }, [isMeant]);
  return (
    <div ref={place} id={anchor} className="anchored">
      <Container
        header={
          <Header variant="h2" headingTagOverride="h3" description={description}>
            {title}
          </Header>
        }
      >
        <div className="setting">
          {children}
          {actions && <div className="setting-actions">{actions}</div>}
        </div>
      </Container>
    </div>
  );
}
