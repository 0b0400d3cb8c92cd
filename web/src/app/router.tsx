import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { PagePath } from '../../routes.ts';
import { Guard } from './guard.tsx';
import { Layout } from './layout.tsx';
import { NotFound } from './not-found.tsx';
import { PageFailure } from './page-failure.tsx';
import { pages, preloadPage } from './pages.ts';
import { onboardingPath, subscribePath } from './paths.ts';
import { RootGate } from './root-gate.tsx';
import { Loading } from '../ui/loading.tsx';

/** The pages without navigation, which use the whole window. */
const bare: readonly PagePath[] = [subscribePath, onboardingPath];

/** The router renders nothing for a page whose files could not be loaded, so the failure is rendered as the page. */
async function componentOf(path: PagePath): Promise<ComponentType> {
  try {
    return (await pages[path]()).default;
  } catch (error) {
    console.error(`${path} could not be loaded`, error);
    return PageFailure;
  }
}

/** A page that is loaded when it is first shown. */
export const routeOf = (path: PagePath): RouteObject => ({
  path,
  lazy: async () => {
    preloadPage(path);
    return { Component: await componentOf(path) };
  },
  errorElement: <PageFailure />,
});

const framed = (Object.keys(pages) as PagePath[]).filter((path) => !bare.includes(path));

export type Router = ReturnType<typeof createBrowserRouter>;

/** All pages, each behind the guard. */
export const createRouter = (): Router =>
  createBrowserRouter([
    { path: '/', element: <RootGate /> },
    {
      element: <Guard />,
      hydrateFallbackElement: <Loading />,
      errorElement: <PageFailure />,
      children: [
        ...bare.map(routeOf),
        {
          element: <Layout />,
          children: [...framed.map(routeOf), { path: '*', element: <NotFound /> }],
        },
      ],
    },
  ]);
