import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface Props {
  title: string;
  description: string;
  children: ReactNode;
  /** Buttons at the lower edge, where those of the neighbour stand too. */
  actions?: ReactNode;
  /** Under this name other pages link to it. */
  anchor?: string;
}

const Card = ({ title, description, children, actions }: Props) => (
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

/** One thing that can be set. Where the address names it, it is scrolled to. */
export function SettingCard(props: Props) {
  const { anchor } = props;
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const isMeant = anchor !== undefined && hash === `#${anchor}`;
  useEffect(() => {
    if (isMeant) place.current?.scrollIntoView({ block: 'start' });
  }, [isMeant]);
  return anchor === undefined ? (
    <Card {...props} />
  ) : (
    <div ref={place} id={anchor} className="anchored">
      <Card {...props} />
    </div>
  );
}
