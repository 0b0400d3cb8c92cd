import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { PagePath } from '../../routes.ts';
import { Guard } from './guard.tsx';
import { Layout } from './layout.tsx';
import { NotFound } from './not-found.tsx';
import { PageFailure } from './page-failure.tsx';
import { loadedPage, loadPage, pagePaths, preloadPage } from './pages.ts';
import { onboardingPath, subscribePath } from './paths.ts';
import { RootGate } from './root-gate.tsx';
import { Loading } from '../ui/loading.tsx';

/** The pages without navigation, which use the whole window. */
const bare: readonly PagePath[] = [subscribePath, onboardingPath];

/** The router renders nothing for a page whose files could not be loaded, so the failure is rendered as the page. */
async function componentOf(path: PagePath): Promise<ComponentType> {
  try {
    return (await loadPage(path)).default;
  } catch (error) {
    console.error(`${path} could not be loaded`, error);
    return PageFailure;
  }
}

/** A page that is loaded when it is first shown. One that is already loaded is rendered at once. */
export function routeOf(path: PagePath): RouteObject {
  const Component = loadedPage(path)?.default;
  if (Component) return { path, Component, errorElement: <PageFailure /> };
  return {
    path,
    lazy: async () => {
      preloadPage(path);
      return { Component: await componentOf(path) };
    },
    errorElement: <PageFailure />,
  };
}

const framed = pagePaths.filter((path) => !bare.includes(path));

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
