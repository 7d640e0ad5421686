import { redirect } from 'next/navigation';
import { href } from '@/lib/navigation/href';

/** The root leads to the dashboard (specification 2.2). */
export default function Root() {
  redirect(href('/dashboard'));
}
