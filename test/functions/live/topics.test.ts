import { teamTopics, topicsByStudio } from '#functions/live/topics.ts';

const studioId = '44444444-4444-4444-8444-000000000001';

describe('a change', () => {
  test.each([
    ['STUDIO', 'SETTINGS', ['settings']],
    ['STUDIO', 'CONNECTION#wellhub', ['settings', 'integrations']],
    ['STUDIO', 'HEALTH#wellhub', ['integrations']],
    ['STUDIO', 'SOURCE#kenko', ['integrations']],
    ['STUDIO', 'SUBSCRIPTION', ['settings']],
    ['STUDIO', 'LEARNED', undefined],
    ['STUDIO', 'LEARNED#SINCE', undefined],
    ['STUDIO', 'LEARNED#DAYS', undefined],
    ['STUDIO', 'SEEN#wellhub', undefined],
    ['STUDIO', 'SIMULATION', undefined],
    ['CLASS#202611', '20261123T1300Z-1', ['schedule']],
    ['CLASS-LISTING#wellhub', '20261123T1300Z-1', undefined],
    ['DECISION', '01', ['decisions']],
    ['DECISION-ADVICE', '01', undefined],
    ['DECISION-DUE', '20261123T1300Z-1', undefined],
    ['FORECAST', '2026-11-23', undefined],
    ['ADJUSTMENT', '01', ['activity']],
    ['CLEARING', '01', ['schedule', 'decisions', 'activity', 'imports']],
    ['IMPORT', '01', ['imports']],
    ['IMPORT-CHUNK#01', '1', ['imports']],
    ['IMPORT-PLAN', 'x', undefined],
    ['MAIL', '01', undefined],
    ['MAILBOX', 'MAILBOX', ['reservations']],
    ['MAIL-EVENT', '01', ['reservations']],
    ['MAIL-LAYOUT', '01#02', ['reservations']],
    ['MAIL-SENDER', '01', ['reservations']],
    ['RULE', 'BOOK', ['rules']],
    ['RULE', 'FIRED#01#3', ['rules']],
    ['TICKET', '01', ['support']],
    ['TICKET-MESSAGE#01', '01', undefined],
    ['SECRET', 'CONNECTION#wellhub', undefined],
    ['AUDIT', '01', undefined],
    ['MARK', 'x', undefined],
  ])('%s %s tells %j', (kind, sk, topics) => {
    expect(topicsByStudio([{ pk: `S#${studioId}#${kind}`, sk }]).get(studioId)).toEqual(topics);
  });
});

describe('the topics that the team receives', () => {
  test.each([
    ['STUDIO', 'SOURCE#kenko', ['integrations']],
    ['TICKET', '01', ['support']],
    ['NAME-LINK#wellhub', 'SOURCE#kenko', []],
    ['TICKET-MESSAGE#01', '01', []],
    ['STUDIO', 'CONNECTION#wellhub', []],
  ])('of %s %s is %j', (kind, sk, topics) => {
    expect(teamTopics([{ pk: `S#${studioId}#${kind}`, sk }])).toEqual(topics);
  });
});
