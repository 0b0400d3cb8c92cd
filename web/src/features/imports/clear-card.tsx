import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import * as messages from '#messages/imports';
import type { ClearType } from '#shared/contracts/imports/clearing.ts';
import { clearKinds } from './clear-kinds.ts';

interface Props {
  clearType: ClearType;
  disabled: boolean;
  onChoose: () => void;
}

const Things = ({ title, things }: { title: string; things: readonly string[] }) => (
  <>
    <h3 className="clear-list-title">{title}</h3>
    <ul className="findings">
      {things.map((thing) => (
        <li key={thing}>{thing}</li>
      ))}
    </ul>
  </>
);

/** One of the two ways to clear data: what is deleted and what is kept. */
export const ClearCard = ({ clearType, disabled, onChoose }: Props) => {
  const { title, what, removed, retained } = clearKinds[clearType];
  return (
    <Container
      fitHeight
      header={
        <Header variant="h2" description={what}>
          {title}
        </Header>
      }
      footer={
        <Button iconName="remove" disabled={disabled} onClick={onChoose}>
          {title}
        </Button>
      }
    >
      <Things title={messages.removed} things={removed} />
      <Things title={messages.kept} things={retained} />
    </Container>
  );
};
