import { type ComponentProps, createElement } from 'react';

type Props = ComponentProps<'a'> & { readonly prefetch?: boolean | null };

/** Stands in for the link of Next, which asks the router of a page that Next drew. */
export default ({ prefetch: _, ...props }: Props) => createElement('a', props);
