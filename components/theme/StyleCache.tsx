'use client';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import type { ReactNode } from 'react';
import { PageCacheProvider } from './static-styled';
import { vendorNames } from './vendor-names';

const stylisPlugins = [vendorNames];

/** Holds the styles of the components of a page, those the server has written for it among them; the nonce is that of its policy. */
export function StyleCache({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  return (
    <AppRouterCacheProvider CacheProvider={PageCacheProvider} options={{ stylisPlugins, ...(nonce ? { nonce } : {}) }}>
      {children}
    </AppRouterCacheProvider>
  );
}
