import { NotFoundFace } from '@/components/shell/NotFoundFace';

/** A page that is not on the viewer's map: the shell stays, so that there is a way on. */
export default function NotFound() {
  return <NotFoundFace />;
}
