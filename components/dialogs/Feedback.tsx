'use client';
import type { ReactNode } from 'react';
import { Toasts } from '@/components/feedback/Toasts';
import { DialogStack, OpenDialogs } from './DialogStack';
import { FailureReporter } from './FailureReporter';

/** Everything that speaks to the person: dialogs, messages, failures, and the query client that reports to them. Stands once, under theme and language. */
export const Feedback = ({ children }: { children: ReactNode }) => (
  <DialogStack>
    <FailureReporter>
      {children}
      <OpenDialogs />
    </FailureReporter>
    <Toasts />
  </DialogStack>
);
