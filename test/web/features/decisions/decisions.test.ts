import { listDecisions } from '../../../../shared/contracts/decisions/list-decisions.ts';
import { confidenceLevel } from '../../../../web/src/ui/confidence.ts';
import { decisionTabs, tabOf } from '../../../../web/src/features/decisions/tabs.ts';

describe('confidenceLevel', () => {
  it.each([
    [1, 'High'],
    [0.8, 'High'],
    [0.799, 'Medium'],
    [0.6, 'Medium'],
    [0.599, 'Low'],
    [0, 'Low'],
  ])('%d is %s', (confidence, level) => {
    expect(confidenceLevel(confidence)).toBe(level);
  });
});

describe('the tabs', () => {
  it('are the ones the server knows', () => {
    for (const { id } of decisionTabs) expect(listDecisions.query.parse({ tab: id })).toEqual({ tab: id });
  });

  it('are read from the address', () => {
    expect(tabOf('queued')).toBe('queued');
    expect(tabOf('rejected')).toBe('all');
    expect(tabOf(null)).toBe('all');
  });
});
