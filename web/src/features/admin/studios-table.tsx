import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import Table from '@cloudscape-design/components/table';
import { useMemo } from 'react';
import * as messages from '#messages/admin';
import type { ListedStudio } from '#shared/contracts/billing/list-studios.ts';
import { useNarrow } from '../../ui/use-media.ts';
import { narrowStudioColumns, studioColumns } from './studio-columns.tsx';
import type { useStudios } from './use-studios.ts';

interface Props {
  studios: ReturnType<typeof useStudios>;
  /** The studio to which access is granted. Null means any studio; the dialog then asks for its id. */
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
      ariaLabels={{ tableLabel: messages.studios }}
      header={
        <Header
          description={messages.timesInUtc}
          actions={<Button onClick={() => onGive(null)}>{messages.giveAccess}</Button>}
        >
          {messages.studios}
        </Header>
      }
      items={studios.data?.pages.flatMap((page) => page.studios) ?? []}
      trackBy="studioId"
      columnDefinitions={columns}
      loading={studios.isPending}
      loadingText={messages.loadingStudios}
      empty={<Box color="text-body-secondary">{messages.noStudiosYetThoseThatSubscribe}</Box>}
      enableKeyboardNavigation
      wrapLines
      {...(studios.hasNextPage && {
        footer: (
          <div className="load-more">
            <Button loading={studios.isFetchingNextPage} onClick={() => void studios.fetchNextPage()}>
              {messages.loadMore}
            </Button>
          </div>
        ),
      })}
    />
  );
}
