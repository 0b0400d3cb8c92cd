import Button from '@cloudscape-design/components/button';
import { downloadRejected } from './requests.ts';
import { useChange } from '../../api/use-change.ts';

interface Props {
  importId: string;
  /** The file's name, where the button stands in a list of several. */
  listed?: string;
}

/** Downloads the rows that were left out, with what is wrong with each. */
export function RejectedRowsButton({ importId, listed }: Props) {
  const download = useChange({ mutationFn: downloadRejected, meta: { failure: 'Download failed' } });
  return (
    <Button
      iconName="download"
      loading={download.isPending}
      {...(listed && { ariaLabel: `Download Rejected Rows of ${listed}`, variant: 'inline-link' })}
      onClick={() => download.mutate(importId)}
    >
      Download Rejected Rows
    </Button>
  );
}
