import type { ReactNode } from 'react';
import { StatusMessage } from './StatusMessage';

/** Nothing to show: because there is nothing yet, or because nothing matches. */
export const EmptyState = ({
  title,
  text,
  action,
  kind = 'empty',
  small = false,
}: {
  title: string;
  text?: string | undefined;
  action?: ReactNode;
  kind?: 'empty' | 'noResult';
  small?: boolean;
}) => <StatusMessage drawing={kind} title={title} text={text} action={action} small={small} />;
