import type { ReactNode } from 'react';
import { Face } from './Face';

/** Nothing to show: because there is nothing yet, or because nothing matches. */
export const EmptyFace = ({
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
}) => <Face drawing={kind} title={title} text={text} action={action} small={small} />;
