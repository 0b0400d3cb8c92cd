import { locale } from '#messages/language';
import Button from '@cloudscape-design/components/button';
import Link from '@cloudscape-design/components/link';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import * as messages from '#messages/logos';
import { logoObjectionTo, type LogoItem } from './logo-item.ts';

const bytesOfKilobyte = 1024;
const sizeText = (bytes: number): string =>
  messages.kilobytes(Math.max(1, Math.round(bytes / bytesOfKilobyte)).toLocaleString(locale));

function Outcome({ item: { file, state } }: { item: LogoItem }) {
  const objection = logoObjectionTo(file);
  if (objection !== undefined) return <StatusIndicator type="error">{objection}</StatusIndicator>;
  if (state.at === 'chosen')
    return <StatusIndicator type="pending">{messages.readyToUpload}</StatusIndicator>;
  if (state.at === 'sending')
    return <ProgressBar ariaLabel={messages.uploadingName(file.name)} value={state.percent} />;
  if (state.at === 'failed') return <StatusIndicator type="error">{state.message}</StatusIndicator>;
  return (
    <span className="logo-done">
      <StatusIndicator>{messages.uploaded}</StatusIndicator>
      <Link external href={state.path} ariaLabel={messages.openName(file.name)}>
        {messages.open}
      </Link>
    </span>
  );
}

interface Props {
  item: LogoItem;
  busy: boolean;
  onRemove: () => void;
}

/** A chosen file, its progress, and the address of the uploaded logo. */
export const LogoRow = ({ item, busy, onRemove }: Props) => (
  <li className="logo-row">
    <div className="two-lines">
      <strong>{item.file.name}</strong>
      <span className="muted">{sizeText(item.file.size)}</span>
    </div>
    <div className="logo-outcome">
      <Outcome item={item} />
    </div>
    <Button
      variant="icon"
      iconName="close"
      ariaLabel={messages.removeName(item.file.name)}
      disabled={busy}
      onClick={onRemove}
    />
  </li>
);
