import Button from '@cloudscape-design/components/button';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useState, type ReactNode } from 'react';
import * as messages from '#messages/admin';
import { systemNames } from '#shared/contracts/integrations/source.ts';
import type { SystemRequest } from '#shared/contracts/integrations/system-request.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { connectionMessages } from '../../ui/connection-messages.ts';
import { instantIn } from '../../ui/dates.ts';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CredentialsView } from './credentials-view.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useApprove, useReject } from './use-requests.ts';
import { WebhookView } from './webhook-view.tsx';

interface DialogProps {
  request: SystemRequest;
  name: string;
  onClose: () => void;
}

function ApproveDialog({ request, name, onClose }: DialogProps) {
  const approving = useApprove(request, onClose);
  return (
    <ConfirmDialog
      header={messages.approveFor(systemNames[request.system], name)}
      verb={messages.approve}
      busy={approving.isPending}
      onConfirm={() => approving.mutate()}
      onClose={onClose}
    >
      {messages.theStudioSeesItsSystemAs}
    </ConfirmDialog>
  );
}

function RejectDialog({ request, name, onClose }: DialogProps) {
  const rejecting = useReject(request, onClose);
  return (
    <ReasonDialog
      header={messages.rejectFor(systemNames[request.system], name)}
      verb={messages.reject}
      description={messages.theOwnerReadsItTheStored}
      busy={rejecting.isPending}
      error={null}
      onReason={(reason) => rejecting.mutate(reason)}
      onClose={onClose}
    />
  );
}

function Answers({ request, name }: Omit<DialogProps, 'onClose'>) {
  const [open, setOpen] = useState<'approve' | 'reject' | null>(null);
  const props = { request, name, onClose: () => setOpen(null) };
  return (
    <div className="request-answers">
      <Button variant="primary" ariaLabel={messages.approveName(name)} onClick={() => setOpen('approve')}>
        {messages.approve}
      </Button>
      <Button ariaLabel={messages.rejectName(name)} onClick={() => setOpen('reject')}>
        {messages.reject}
      </Button>
      {open === 'approve' && <ApproveDialog {...props} />}
      {open === 'reject' && <RejectDialog {...props} />}
    </div>
  );
}

const reviewedText = ({ reviewedAt, reviewedBy }: SystemRequest): string | null =>
  reviewedAt && `${instantIn('UTC', reviewedAt)}${reviewedBy ? messages.byReviewedBy(reviewedBy) : ''}`;

/** The state of an approved system's connection, with the reason if it cannot be read. */
const Connection = ({ request: { state, lastError } }: { request: SystemRequest }) => (
  <>
    <StatusIndicator type={connectionMessages[state].type}>{connectionMessages[state].text}</StatusIndicator>
    {state === 'problem' && lastError !== null && <div>{lastError}</div>}
  </>
);

/** Whether the system pushes its changes to us. */
const tellsUs = ({ system, approvalStatus, status }: SystemRequest): boolean =>
  system === 'kenko' && approvalStatus === 'approved' && status === 'connected';

/** One studio's request: the studio, the system, and the actions that the team can take. */
export function RequestCard({ request }: { request: SystemRequest }) {
  const { system, email, studioName, loginUrl, notes, approvalStatus, rejectionReason } = request;
  const name = studioName ?? email ?? request.studioId;
  const facts: [string, ReactNode][] = [
    [messages.requester, email ?? messages.theAccountIsGone],
    [messages.loginUrl, loginUrl && <OutsideLink key="login" href={loginUrl} />],
    [messages.notes, notes],
    [messages.requested, instantIn('UTC', request.requestedAt)],
    [messages.reviewed, reviewedText(request)],
    [messages.reason, rejectionReason],
    [
      messages.connection,
      request.approvalStatus === 'approved' ? <Connection key="connection" request={request} /> : null,
    ],
    [messages.credentials, <CredentialsView key="credentials" request={request} name={name} />],
    [messages.webhook, tellsUs(request) ? <WebhookView key="webhook" request={request} name={name} /> : null],
  ];
  return (
    <li className="request" aria-label={`${systemNames[system]}, ${name}`}>
      <div className="request-head">
        <h3>{name}</h3>
        <Tag>{systemNames[system]}</Tag>
      </div>
      <dl className="request-facts">
        {facts.map(
          ([title, value]) =>
            value !== null && (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {approvalStatus === 'pending' && <Answers request={request} name={name} />}
    </li>
  );
}
