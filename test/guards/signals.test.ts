import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { complaintsAbout, fieldsOfQuery } from '../builders/log-lines.ts';
import { metrics } from '#functions/_platform/common/metrics.ts';
import { savedQueries } from '#infra/saved-queries.ts';

const catalogue = 'functions/_platform/common/metrics.ts';
const sources = execFileSync('git', ['ls-files', 'functions'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.ts') && file !== catalogue)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

it.each(Object.keys(metrics))('%s is measured somewhere', (name) => {
  expect(new RegExp(`\\b${name}\\b[:,]`).test(sources)).toBe(true);
});

const folderOfJourneys = 'test/journeys';
const journeys = readdirSync(folderOfJourneys)
  .map((name) => readFileSync(`${folderOfJourneys}/${name}`, 'utf8'))
  .join('\n');

it.each(Object.keys(metrics))('%s is raised by a journey through what is deployed', (name) => {
  expect(new RegExp(`'${name}'|\\b${name}: expect`).test(journeys)).toBe(true);
});

describe('the messages that queries search for', () => {
  const folder = 'infra/runbooks';
  const queries = [
    ...Object.values(savedQueries).map(({ lines }) => lines.join('\n')),
    ...readdirSync(folder).flatMap((page) =>
      [...readFileSync(`${folder}/${page}`, 'utf8').matchAll(/^```\n([^`]*)^```$/gm)].map(
        ([, query = '']) => query,
      ),
    ),
  ];
  const wanted = queries.flatMap((query) =>
    [...query.matchAll(/message (?:= "[^"]*"|in \[[^\]]*\])/g)].flatMap(([list]) =>
      [...list.matchAll(/"([^"]+)"/g)].map(([, message = '']) => message),
    ),
  );

  it('are some', () => {
    expect(new Set(wanted).size).toBeGreaterThan(8);
  });

  it.each([...new Set(wanted)])('%s is written somewhere', (message) => {
    expect(sources.includes(`'${message}'`)).toBe(true);
  });
});

describe('the validator of metric log lines', () => {
  const block = (Name: string, Unit: string, by: string[], Namespace = 'Cupo/dev') => ({
    Timestamp: 1_795_316_400_000,
    CloudWatchMetrics: [{ Namespace, Dimensions: [by], Metrics: [{ Name, Unit }] }],
  });
  const right = { partner: 'wellhub', PushAge: 3, _aws: block('PushAge', 'Seconds', ['partner']) };

  it('accepts valid lines and lines without metrics', () => {
    expect([right, { message: 'request' }].flatMap(complaintsAbout)).toEqual([]);
  });

  it.each([
    [{ ...right, PushAge: 'long' }, 'PushAge is no number'],
    [{ ...right, partner: 'somebody' }, 'partner may not be somebody'],
    [
      { ...right, studioId: 's', _aws: block('PushAge', 'Seconds', ['studioId']) },
      'PushAge told apart by studioId',
    ],
    [{ ...right, _aws: block('PushAge', 'Count', ['partner']) }, 'PushAge in Count'],
    [{ ...right, _aws: block('Wishes', 'Count', []) }, 'Wishes is in no catalogue'],
    [{ ...right, _aws: block('PushAge', 'Seconds', ['partner'], '') }, 'no namespace'],
    [{ ...right, _aws: {} }, 'no metrics'],
  ])('sees %j: %s', (line, complaint) => {
    expect(complaintsAbout(line)).toContain(complaint);
  });
});

it('the fields of a query exist in log lines, except for its own names', () => {
  const query = [
    '# Put the id in place of …',
    'filter outcome = "ok" and ispresent(studioId)',
    '| stats max(attempt) as attempts, latest(error.message) as said by service, bin(5m)',
    '| sort attempts desc',
    '| limit 50',
  ].join('\n');
  expect(fieldsOfQuery(query)).toEqual(['attempt', 'error.message', 'outcome', 'service', 'studioId']);
});
