import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import Select, { type SelectProps } from '@cloudscape-design/components/select';
import Table from '@cloudscape-design/components/table';
import { lazy, Suspense, useMemo, useState } from 'react';
import * as messages from '#messages/admin';
import { ticketPriority, ticketStatus, type TeamTicket } from '#shared/contracts/support/ticket.ts';
import { Failure } from '../../ui/failure.tsx';
import { useNarrow } from '../../ui/use-media.ts';
import { ticketStatusText } from '../support/ticket-texts.tsx';
import { narrowTeamTicketColumns, teamTicketColumns } from './team-ticket-columns.tsx';
import { priorities, priorityText } from './team-ticket-messages.ts';
import { useTeamTickets, type TicketFilter } from './use-team-tickets.ts';

const TeamTicketDialog = lazy(async () => ({
  default: (await import('./team-ticket-dialog.tsx')).TeamTicketDialog,
}));

const anyValue = 'any';

const statusOptions: SelectProps.Option[] = [
  { value: anyValue, label: messages.anyStatus },
  ...ticketStatus.options.map((value) => ({ value, label: ticketStatusText(value) })),
];
const priorityOptions: SelectProps.Option[] = [
  { value: anyValue, label: messages.anyPriority },
  ...priorities.map((value) => ({ value, label: priorityText[value] })),
];

const chosen = (options: SelectProps.Option[], value: string | undefined): SelectProps.Option | null =>
  options.find((option) => option.value === (value ?? anyValue)) ?? null;

function Filters(props: { filter: TicketFilter; onChange: (filter: TicketFilter) => void }) {
  const { status, priority } = props.filter;
  const change = (next: { status?: string | undefined; priority?: string | undefined }): void => {
    const asStatus = ticketStatus.safeParse(next.status);
    const asPriority = ticketPriority.safeParse(next.priority);
    props.onChange({
      ...(asStatus.success && { status: asStatus.data }),
      ...(asPriority.success && { priority: asPriority.data }),
    });
  };
  return (
    <div className="ticket-filters">
      <Select
        ariaLabel={messages.status}
        options={statusOptions}
        selectedOption={chosen(statusOptions, status)}
        onChange={({ detail }) => change({ priority, status: detail.selectedOption.value })}
      />
      <Select
        ariaLabel={messages.priority}
        options={priorityOptions}
        selectedOption={chosen(priorityOptions, priority)}
        onChange={({ detail }) => change({ status, priority: detail.selectedOption.value })}
      />
    </div>
  );
}

function Tickets(props: { filter: TicketFilter; onRespond: (ticket: TeamTicket) => void }) {
  const { filter, onRespond } = props;
  const tickets = useTeamTickets(filter);
  const narrow = useNarrow();
  const columns = useMemo(
    () => (narrow ? narrowTeamTicketColumns(onRespond) : teamTicketColumns(onRespond)),
    [narrow, onRespond],
  );
  if (tickets.error && !tickets.data)
    return (
      <Failure
        header={messages.failedToLoadSupportTickets}
        error={tickets.error}
        onRetry={() => void tickets.refetch()}
      />
    );
  const filtered = Object.keys(filter).length > 0;
  return (
    <Table
      variant="embedded"
      ariaLabels={{ tableLabel: messages.ticketsOfAllStudios }}
      items={tickets.data?.pages.flatMap((page) => page.tickets) ?? []}
      trackBy="ticketId"
      columnDefinitions={columns}
      loading={tickets.isPending}
      loadingText={messages.loadingSupportTickets}
      empty={
        <Box color="text-body-secondary">
          {filtered ? messages.noTicketsMatchTheseFilters : messages.noSupportTicketsYet}
        </Box>
      }
      enableKeyboardNavigation
      wrapLines
      {...(tickets.hasNextPage && {
        footer: (
          <div className="load-more">
            <Button loading={tickets.isFetchingNextPage} onClick={() => void tickets.fetchNextPage()}>
              {messages.loadMore}
            </Button>
          </div>
        ),
      })}
    />
  );
}

/** Studios' questions to the team, and the replies. */
export function TeamTickets() {
  const [filter, setFilter] = useState<TicketFilter>({});
  const [opened, setOpened] = useState<TeamTicket | null>(null);
  return (
    <section className="admin-section" aria-label={messages.supportTickets}>
      <Header variant="h2" description={messages.timesInUtc}>
        {messages.supportTickets}
      </Header>
      <Filters filter={filter} onChange={setFilter} />
      <Tickets filter={filter} onRespond={setOpened} />
      {opened && (
        <Suspense fallback={null}>
          <TeamTicketDialog ticket={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  );
}
