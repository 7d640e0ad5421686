'use client';
import { lazy, Suspense } from 'react';

const NotFoundFace = lazy(() => import('./NotFoundFace').then((module) => ({ default: module.NotFoundFace })));

/** The 404 face for the root of the console, whose code comes with every page that may need it: fetched only when it is shown. */
export const LateNotFoundFace = () => (
  <Suspense>
    <NotFoundFace full />
  </Suspense>
);
