import { redirect } from 'next/navigation';
import { firstPageOf } from '@/lib/navigation/derive';
import { publicPaths } from '@/lib/navigation/public-paths';
import { permittedMap } from '@/lib/server/permitted-page';

/** Every other address: a section of the map leads to its first page, the rest to /404 (specification 2.2). */
export default async function UnknownPage({ params }: { params: Promise<{ unknown: string[] }> }) {
  const { routes } = await permittedMap();
  redirect(firstPageOf(routes, `/${(await params).unknown.join('/')}`) ?? publicPaths.notFound);
}
