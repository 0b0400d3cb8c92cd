import { approveRequest } from '#shared/contracts/integrations/approve-request.ts';
import { cancelRequest } from '#shared/contracts/integrations/cancel-request.ts';
import { disconnectSystem } from '#shared/contracts/integrations/disconnect-system.ts';
import { listRequests } from '#shared/contracts/integrations/list-requests.ts';
import { listSources } from '#shared/contracts/integrations/list-sources.ts';
import { rejectRequest } from '#shared/contracts/integrations/reject-request.ts';
import { requestSystem } from '#shared/contracts/integrations/request-system.ts';
import { revealCredentials } from '#shared/contracts/integrations/reveal-credentials.ts';
import type { AnyOperation, RequestOf } from '#shared/contracts/operation.ts';
import { handler as approveRequestHandler } from '#functions/integrations/approve-request.ts';
import { handler as cancelRequestHandler } from '#functions/integrations/cancel-request.ts';
import { handler as disconnectSystemHandler } from '#functions/integrations/disconnect-system.ts';
import { handler as listRequestsHandler } from '#functions/integrations/list-requests.ts';
import { handler as listSourcesHandler } from '#functions/integrations/list-sources.ts';
import { handler as rejectRequestHandler } from '#functions/integrations/reject-request.ts';
import { handler as requestSystemHandler } from '#functions/integrations/request-system.ts';
import { handler as revealCredentialsHandler } from '#functions/integrations/reveal-credentials.ts';
import { callOperation, type Handler } from '../../builders/call-operation.ts';

const handlers: Readonly<Record<string, Handler>> = {
  [approveRequest.id]: approveRequestHandler,
  [cancelRequest.id]: cancelRequestHandler,
  [disconnectSystem.id]: disconnectSystemHandler,
  [listRequests.id]: listRequestsHandler,
  [listSources.id]: listSourcesHandler,
  [rejectRequest.id]: rejectRequestHandler,
  [requestSystem.id]: requestSystemHandler,
  [revealCredentials.id]: revealCredentialsHandler,
};

/** Calls an operation about studio systems. */
export const call = async <Op extends AnyOperation>(
  contract: Op,
  input: RequestOf<Op>,
  as: { studioId: string; groups?: string },
) => {
  return callOperation(handlers[contract.id]!, contract, input, as);
};
