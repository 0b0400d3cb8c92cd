import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { Layout } from './layout.tsx';
import { NotFound } from './not-found.tsx';
import { PageFailure } from './page-failure.tsx';
import { pages, preloadPage } from './pages.ts';
import { homePath } from './paths.ts';
import { Loading } from '../ui/loading.tsx';

const pageRoutes: RouteObject[] = Object.entries(pages).map(([path, load]) => ({
  path,
  lazy: async () => {
    preloadPage(path);
    return { Component: (await load()).default };
  },
  errorElement: <PageFailure />,
}));

export const router = createBrowserRouter([
  { path: '/', element: <Navigate to={homePath} replace /> },
  {
    element: <Layout />,
    hydrateFallbackElement: <Loading />,
    errorElement: <PageFailure />,
    children: [...pageRoutes, { path: '*', element: <NotFound /> }],
  },
]);
