import Button from '@cloudscape-design/components/button';
import * as messages from '#messages/imports';
import { downloadRejected } from './requests.ts';
import { useChange } from '../../api/use-change.ts';

interface Props {
  importId: string;
  /** The file's name, if the button is in a list with several files. */
  listed?: string;
}

/** Downloads the rows that were not imported, with the mistakes in each. */
export function RejectedRowsButton({ importId, listed }: Props) {
  const download = useChange({ mutationFn: downloadRejected, meta: { failure: messages.downloadFailed } });
  return (
    <Button
      iconName="download"
      loading={download.isPending}
      {...(listed && { ariaLabel: messages.downloadRejectedRowsOf(listed), variant: 'inline-link' })}
      onClick={() => download.mutate(importId)}
    >
      {messages.downloadRejectedRows}
    </Button>
  );
}
