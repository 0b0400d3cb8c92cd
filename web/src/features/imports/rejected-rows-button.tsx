import Button from '@cloudscape-design/components/button';
import { useMutation } from '@tanstack/react-query';
import { downloadRejected } from './requests.ts';

interface Props {
  importId: string;
  /** Of which file, where several are listed. */
  fileName?: string;
}

/** Downloads the rows that were left out, with what is wrong with each. */
export function RejectedRowsButton({ importId, fileName }: Props) {
  const download = useMutation({ mutationFn: downloadRejected, meta: { failure: 'Download failed' } });
  return (
    <Button
      iconName="download"
      loading={download.isPending}
      {...(fileName && { ariaLabel: `Download Rejected Rows of ${fileName}` })}
      onClick={() => download.mutate(importId)}
    >
      Download Rejected Rows
    </Button>
  );
}
