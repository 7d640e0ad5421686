'use client';
import { lazy, Suspense } from 'react';

const NotFoundPage = lazy(() => import('./NotFoundPage').then((module) => ({ default: module.NotFoundPage })));

/** The 404 face for the root of the console, whose code comes with every page that may need it: fetched only when it is shown. */
export const LateNotFoundPage = () => (
  <Suspense>
    <NotFoundPage full />
  </Suspense>
);
