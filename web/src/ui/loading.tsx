import Spinner from '@cloudscape-design/components/spinner';

export const Loading = ({ text = 'Loading...' }: { text?: string }) => (
  <output className="loading">
    <Spinner size="large" />
    <span>{text}</span>
  </output>
);
