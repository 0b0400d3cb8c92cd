import { createBrowserRouter, Navigate } from 'react-router-dom';
import type { PagePath } from '../../routes.ts';
import { answerFrom } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { readRecorded } from '../api/read-recorded.ts';
import { PageFailure } from '../app/page-failure.tsx';
import { demoPath, homePath } from '../app/paths.ts';
import { routeOf, type Router } from '../app/router.tsx';
import { Loading } from '../ui/loading.tsx';
import { callRecorded } from './answers.ts';
import { DemoLayout } from './demo-layout.tsx';
import { invite } from './invite.ts';
import { movedByWeeks, weeksBetween } from './move.ts';
import { NotInDemo } from './not-in-demo.tsx';
import type { RecordedDetails, Overview } from './recorded.ts';

/** The pages that need nothing but the recorded answers. */
const shown: readonly PagePath[] = [
  '/dashboard',
  '/impact',
  '/classes',
  '/ai-decisions',
  '/logs',
  '/logs/:adjustmentId/recording',
];

const overviewFile = new URL('./overview.json', import.meta.url);
const detailsFile = new URL('./details.json', import.meta.url);

const createRouter = (): Router =>
  createBrowserRouter(
    [
      { path: '/', element: <Navigate to={homePath} replace /> },
      {
        element: <DemoLayout />,
        hydrateFallbackElement: <Loading />,
        errorElement: <PageFailure />,
        children: [...shown.map(routeOf), { path: '*', element: <NotInDemo /> }],
      },
    ],
    { basename: demoPath },
  );

/** Makes every page show the recorded answers, moved to the current week, before the first page is drawn. */
export async function openDemo(): Promise<Router> {
  const text = await readRecorded(overviewFile);
  const recordedAt = (JSON.parse(text) as Overview).now;
  const weeks = weeksBetween(new Date(recordedAt), new Date());
  const move = (recorded: string): unknown =>
    JSON.parse(movedByWeeks(recorded, recordedAt.slice(0, 10), weeks));
  const reading = readRecorded(detailsFile).then((recorded) => move(recorded) as RecordedDetails);
  // The dialog itself reports that its recording could not be loaded.
  reading.catch(() => undefined);
  answerFrom(callRecorded(move(text) as Overview, () => reading));
  queryClient.getMutationCache().config = { onError: invite };
  return createRouter();
}
