import Spinner from '@cloudscape-design/components/spinner';
import * as messages from '#messages/ui';

export const Loading = ({ text = messages.loading }: { text?: string }) => (
  <output className="loading">
    <Spinner size="large" />
    <span>{text}</span>
  </output>
);
