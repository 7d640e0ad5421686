'use client';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { call } from '@/lib/client/call';
import { everythingOf } from '@/lib/client/resource-queries';
import type { Identified } from '@/lib/contract/call/resource';
import type { ResourceList } from '@/lib/list/resource-list';

const LOOK_EVERY_MS = 30_000;
/** The smallest page a list gives: only its total is wanted. */
const LOOK_SIZE = 10;

/** Says that more rows match than are shown, instead of letting rows jump; one click reads them. */
export function NewRowsPill<Row extends Identified, Filter>({ list }: { list: ResourceList<Row, Filter> }) {
  const t = useTranslations('list');
  const { resource, query, reload } = list;
  const { total, totalAtLeast, waiting } = list.paging;
  // Two estimates differ although nothing is new.
  const countable = !waiting && totalAtLeast === undefined;
  const asked = { ...query, currPage: 1, pageSize: LOOK_SIZE };
  const look = useQuery({
    queryKey: [...everythingOf(resource.name), 'total', asked],
    queryFn: ({ signal }) => call(resource.list, { query: asked, body: undefined, signal }).then((page) => page.total),
    refetchInterval: LOOK_EVERY_MS,
    enabled: countable,
    meta: { quiet: true },
  });
  const more = (look.data ?? total) - total;
  if (!countable || more <= 0 || list.state.busy) return null;
  return (
    <Place data-goes>
      <Button size="small" variant="contained" onClick={reload}>
        {t('newRows', { n: more })}
      </Button>
    </Place>
  );
}

const Place = styled('div')({
  position: 'absolute',
  zIndex: 7,
  top: 96,
  left: '50%',
  transform: 'translateX(-50%)',
  '& button': { borderRadius: 16 },
});
