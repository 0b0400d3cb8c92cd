import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Table from '@cloudscape-design/components/table';
import { useMemo } from 'react';
import * as messages from '#messages/integrations';
import type { ListingMarketplace } from '#shared/contracts/channels.ts';
import type { MappingState } from '#shared/contracts/integrations/mapping.ts';
import { mappingColumns } from './mapping-columns.tsx';
import { emptyText } from './mapping-messages.ts';
import type { useMapping } from './use-mapping.ts';

interface Props {
  integrationId: ListingMarketplace;
  name: string;
  state: MappingState;
  everyOfName: boolean;
  mapping: ReturnType<typeof useMapping>;
}

/** The table of a marketplace's listings, each with its linked class. */
export function MappingTable({ integrationId, name, state, everyOfName, mapping }: Props) {
  const pages = mapping.data?.pages;
  const columns = useMemo(() => {
    const choices = pages?.flatMap((page) => page.choices) ?? [];
    return mappingColumns(name, { integrationId, everyOfName, choices });
  }, [integrationId, name, everyOfName, pages]);
  const isRead = (pages?.[0]?.readAt ?? null) !== null;
  return (
    <Table
      variant="embedded"
      ariaLabels={{ tableLabel: messages.classesOn(name) }}
      items={pages?.flatMap((page) => page.rows) ?? []}
      trackBy="listingId"
      columnDefinitions={columns}
      loading={mapping.isPending}
      loadingText={messages.loadingLinkedClasses}
      empty={<Box color="text-body-secondary">{emptyText(state, name, isRead)}</Box>}
      wrapLines
      {...(mapping.hasNextPage && {
        footer: (
          <div className="load-more">
            <Button loading={mapping.isFetchingNextPage} onClick={() => void mapping.fetchNextPage()}>
              {messages.loadMore}
            </Button>
          </div>
        ),
      })}
    />
  );
}
