import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import Table from '@cloudscape-design/components/table';
import { useMemo } from 'react';
import type { ListedStudio } from '#shared/contracts/billing/list-studios.ts';
import { useNarrow } from '../../ui/use-media.ts';
import { narrowStudioColumns, studioColumns } from './studio-columns.tsx';
import type { useStudios } from './use-studios.ts';

interface Props {
  studios: ReturnType<typeof useStudios>;
  /** Null stands for any studio: its id is asked for. */
  onGive: (studio: ListedStudio | null) => void;
}

export function StudiosTable({ studios, onGive }: Props) {
  const narrow = useNarrow();
  const columns = useMemo(
    () => (narrow ? narrowStudioColumns(onGive) : studioColumns(onGive)),
    [narrow, onGive],
  );
  return (
    <Table
      variant="container"
      ariaLabels={{ tableLabel: 'Studios' }}
      header={
        <Header
          description="Times in UTC"
          actions={<Button onClick={() => onGive(null)}>Give access</Button>}
        >
          Studios
        </Header>
      }
      items={studios.data?.pages.flatMap((page) => page.studios) ?? []}
      trackBy="studioId"
      columnDefinitions={columns}
      loading={studios.isPending}
      loadingText="Loading studios..."
      empty={
        <Box color="text-body-secondary">
          No studios yet. Those that subscribe or are given access appear here.
        </Box>
      }
      enableKeyboardNavigation
      wrapLines
      {...(studios.hasNextPage && {
        footer: (
          <div className="load-more">
            <Button loading={studios.isFetchingNextPage} onClick={() => void studios.fetchNextPage()}>
              Load more
            </Button>
          </div>
        ),
      })}
    />
  );
}
