import { requestSystem } from '#shared/contracts/integrations/request-system.ts';
import type { SourceView } from '#shared/contracts/integrations/source.ts';
import {
  readRequest,
  requestDraftOf,
  wholeRefusalOf,
  type RequestDraft,
} from '#web/src/features/integrations/request-form.ts';
import { systemStateOf } from '#web/src/features/integrations/system-state.ts';

const filled: RequestDraft = {
  studioName: ' Roma ',
  loginUrl: ' https://erp.example/login ',
  notes: '',
  username: ' ana ',
  password: ' secret ',
};
const source: SourceView = {
  kind: 'custom-erp',
  status: 'disconnected',
  approvalStatus: 'pending',
  notes: 'three rooms',
  requestedAt: '2026-11-22T10:00:00.000Z',
  studioName: 'Roma',
  loginUrl: null,
  hasCredentials: true,
  reviewedAt: null,
  rejectionReason: null,
  revealedAt: null,
  lastSyncAt: null,
  lastError: null,
};

describe('the request for a studio system', () => {
  it('sends trimmed values that the server accepts, but the password as typed', () => {
    const custom = readRequest('custom-erp', filled);
    expect(custom).toEqual({
      input: {
        studioName: 'Roma',
        loginUrl: 'https://erp.example/login',
        username: 'ana',
        password: ' secret ',
      },
    });
    const kenko = readRequest('kenko', { ...filled, notes: 'unseen' });
    expect(kenko).toEqual({ input: { studioName: 'Roma', username: 'ana', password: ' secret ' } });
    for (const read of [custom, kenko])
      expect(requestSystem.body.safeParse('input' in read && read.input).success).toBe(true);
  });

  it('names the missing fields of each system', () => {
    const empty = requestDraftOf(undefined);
    expect(readRequest('kenko', empty)).toEqual({
      refusals: {
        studioName: 'Please enter your studio name',
        username: 'Username is required',
        password: 'Password is required',
      },
    });
    expect(wholeRefusalOf('kenko', empty)).toBeUndefined();
    expect(readRequest('custom-erp', empty)).toMatchObject({
      refusals: { loginUrl: 'Please enter the login URL' },
    });
    expect(wholeRefusalOf('custom-erp', empty)).toBe('Please fill in all required fields');
    expect(wholeRefusalOf('custom-erp', filled)).toBeUndefined();
  });

  it.each([
    'erp.example',
    'javascript:alert(1)',
    'http://erp.example',
    `https://erp.example/${'x'.repeat(500)}`,
  ])('does not accept %s as a URL', (loginUrl) => {
    expect(readRequest('custom-erp', { ...filled, loginUrl })).toEqual({
      refusals: { loginUrl: 'Enter an address such as https://app.example.com/login' },
    });
  });

  it('opens with the earlier values, but never with credentials', () => {
    expect(requestDraftOf(source)).toEqual({
      studioName: 'Roma',
      loginUrl: '',
      notes: 'three rooms',
      username: '',
      password: '',
    });
  });

  it.each([
    [undefined, 'none'],
    [{ ...source, status: 'pending' }, 'pending'],
    [source, 'pending'],
    [{ ...source, approvalStatus: 'rejected' }, 'rejected'],
    [{ ...source, approvalStatus: 'approved', status: 'connected' }, 'connected'],
    [{ ...source, approvalStatus: 'approved' }, 'none'],
  ] as const)('of %j is %s', (given, state) => {
    expect(systemStateOf(given)).toBe(state);
  });
});
