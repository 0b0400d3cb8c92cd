import { requestedAnew, gathered, heardMore, heardOf, nothingHeard } from './heard.ts';
import type { Message } from './message.ts';

const messages = (...reported: (readonly [atMs: number, ...topics: Message['topics']])[]): Message[] =>
  reported.map(([atMs, ...topics]) => ({ atMs, topics }));

describe('messages', () => {
  it('are grouped for as long as a page groups them, counted from the first message', () => {
    const reported = messages(
      [1000, 'schedule'],
      [1200, 'decisions', 'schedule'],
      [1299, 'activity'],
      [1300, 'rules'],
      [1599, 'rules'],
    );
    expect(gathered(reported)).toEqual([['schedule', 'decisions', 'activity'], ['rules']]);
  });

  it('have no effect if they name nothing', () => {
    expect(gathered(messages([0], [250, 'rules'], [400, 'support']))).toEqual([['rules', 'support']]);
  });

  it('have no effect on a page that does not show their subject', () => {
    const reported = messages([0, 'schedule'], [500, 'reservations'], [1000, 'activity'], [1100, 'schedule']);
    const heard = heardOf(reported, 4);
    expect(Object.fromEntries(heard)).toEqual({
      dashboard: 0.75,
      classes: 0.5,
      'a class': 0.5,
      'ai-decisions': 0,
      logs: 0.25,
      integrations: 0,
      settings: 0,
    });
  });
});

describe('the usage caused by messages', () => {
  it('adds up the requests that each further event causes', () => {
    const few = new Map([['logs', 1]]);
    const many = new Map([
      ['logs', 4],
      ['classes', 3],
    ]);
    expect(Object.fromEntries(heardMore(few, many, 3))).toEqual({ logs: 1, classes: 1 });
    expect(heardMore(few, nothingHeard, 1).size).toBe(0);
  });

  it('counts the requests that a page repeats for each event of a month', () => {
    const events = [
      { timesPerMonth: 10, heard: new Map([['logs', 0.5]]) },
      { timesPerMonth: 3, heard: new Map([['logs', 2]]) },
      { timesPerMonth: 7 },
    ];
    expect(requestedAnew('logs', events)).toBe(11);
    expect(requestedAnew('classes', events)).toBe(0);
  });
});
