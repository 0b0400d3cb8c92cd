import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Tabs from '@cloudscape-design/components/tabs';
import { useState } from 'react';
import * as messages from '#messages/admin';
import { approvalStatus, type ApprovalStatus } from '#shared/contracts/integrations/source.ts';
import { requestsCountedMax } from '#shared/contracts/integrations/system-request.ts';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { RequestCard } from './request-card.tsx';
import { useSystemRequests } from './use-requests.ts';

const titles: Record<ApprovalStatus, string> = {
  pending: messages.pending,
  approved: messages.approved,
  rejected: messages.rejected,
};

const empties: Record<ApprovalStatus, string> = {
  pending: messages.noRequestWaitsForAnAnswer,
  approved: messages.noRequestWasApprovedYet,
  rejected: messages.noRequestWasRejected,
};

type Requests = ReturnType<typeof useSystemRequests>;
type Counts = NonNullable<Requests['data']>['pages'][number]['counts'];

/** The title of a tab, such as 'Pending (3)'; without the number until it is known. */
const labelOf = (status: ApprovalStatus, counts: Counts | undefined): string => {
  if (!counts) return titles[status];
  const count = counts[status];
  return `${titles[status]} (${count === requestsCountedMax ? `${count}+` : count})`;
};

function List({ status, requests }: { status: ApprovalStatus; requests: Requests }) {
  if (requests.error && !requests.data)
    return (
      <Failure
        header={messages.failedToLoadIntegrationRequests}
        error={requests.error}
        onRetry={() => void requests.refetch()}
      />
    );
  if (!requests.data) return <Loading />;
  const found = requests.data.pages.flatMap((page) => page.requests);
  if (found.length === 0) return <Box color="text-body-secondary">{empties[status]}</Box>;
  return (
    <>
      <ul className="requests">
        {found.map((request) => (
          <RequestCard key={`${request.studioId}/${request.system}`} request={request} />
        ))}
      </ul>
      {requests.hasNextPage && (
        <div className="load-more">
          <Button loading={requests.isFetchingNextPage} onClick={() => void requests.fetchNextPage()}>
            {messages.loadMore}
          </Button>
        </div>
      )}
    </>
  );
}

/** Studios' requests for their systems, which the team approves or rejects. */
export function SystemRequests() {
  const [status, setStatus] = useState<ApprovalStatus>('pending');
  const requests = useSystemRequests(status);
  const [known, setKnown] = useState<Counts>();
  const counts = requests.data?.pages[0]?.counts ?? known;
  if (counts && counts !== known) setKnown(counts);
  return (
    <Container header={<Header description={messages.timesInUtc}>{messages.erpIntegrationRequests}</Header>}>
      <Tabs
        ariaLabel={messages.erpIntegrationRequests}
        activeTabId={status}
        onChange={({ detail }) => setStatus(approvalStatus.parse(detail.activeTabId))}
        tabs={approvalStatus.options.map((id) => ({
          id,
          label: labelOf(id, counts),
          content: id === status && <List status={id} requests={requests} />,
        }))}
      />
    </Container>
  );
}
