'use client';
import type { ReactNode } from 'react';
import { DialogStack, OpenDialogs } from '@/components/dialogs/DialogStack';
import { FailureReporter } from './FailureReporter';
import { Toasts } from './Toasts';

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
