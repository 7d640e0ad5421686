'use client';
import { styled } from '@mui/material/styles';
import { sizeVar } from '@/components/theme/css-vars';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import { FunnelBlock } from './FunnelBlock';
import { GoodsRankingBlock } from './GoodsRankingBlock';
import { StoreRankingBlock } from './StoreRankingBlock';

/** What sold best, and how orders came along. */
export function Rankings() {
  const main = useViewer().storeId === MAIN_STORE;
  return (
    <Grid>
      <GoodsRankingBlock />
      <div>
        {main && <StoreRankingBlock />}
        <FunnelBlock />
      </div>
    </Grid>
  );
}

const Grid = styled('div')({
  display: 'grid',
  gap: sizeVar.gap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > div': { display: 'grid', gap: sizeVar.gap, alignContent: 'start' },
  '@media (min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)' },
});
