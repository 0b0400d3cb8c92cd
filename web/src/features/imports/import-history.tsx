import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Table from '@cloudscape-design/components/table';
import { useMemo } from 'react';
import * as messages from '#messages/imports';
import { Failure } from '../../ui/failure.tsx';
import { useNarrow } from '../../ui/use-media.ts';
import { historyColumns, narrowHistoryColumns } from './history-columns.tsx';
import './imports.css';
import { useCancelImport, useImports } from './use-imports.ts';

/** The studio's past imports with their counts. The surrounding container shows the title. */
export function ImportHistory() {
  const imports = useImports();
  const narrow = useNarrow();
  const { mutate: onCancel } = useCancelImport();
  const pages = imports.data?.pages;
  const timezone = pages?.[0]?.timezone ?? 'UTC';
  const columns = useMemo(() => {
    const cells = { timezone, onCancel };
    return narrow ? narrowHistoryColumns(cells) : historyColumns(cells);
  }, [narrow, timezone, onCancel]);
  if (imports.error && !imports.data)
    return (
      <Failure
        header={messages.failedToLoadTheImportHistory}
        error={imports.error}
        onRetry={() => void imports.refetch()}
      />
    );
  return (
    <Table
      variant="embedded"
      ariaLabels={{ tableLabel: messages.importHistory }}
      header={<Box color="text-body-secondary">{messages.timesIn(timezone.replaceAll('_', ' '))}</Box>}
      items={pages?.flatMap((page) => page.imports) ?? []}
      trackBy="importId"
      columnDefinitions={columns}
      loading={imports.isPending}
      loadingText={messages.loadingImportHistory}
      empty={<Box color="text-body-secondary">{messages.noImportsYetFilesThatYou}</Box>}
      enableKeyboardNavigation
      wrapLines
      {...(imports.hasNextPage && {
        footer: (
          <div className="load-more">
            <Button loading={imports.isFetchingNextPage} onClick={() => void imports.fetchNextPage()}>
              {messages.loadMore}
            </Button>
          </div>
        ),
      })}
    />
  );
}
