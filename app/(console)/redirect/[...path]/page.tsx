import { RefreshPage } from '@/components/shell/screen/RefreshPage';

/** The internal refresh helper: goes on to the address it carries, whose screen then starts afresh (specification 2.2). */
export default function Redirect() {
  return <RefreshPage />;
}
