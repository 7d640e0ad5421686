'use client';
import { styled } from '@mui/material/styles';
import { sizeVar } from '@/components/theme/css-vars';
import { WIDE_QUERY } from '@/components/theme/tokens';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import { FunnelBlock } from './FunnelBlock';
import { GoodsRankingBlock } from './GoodsRankingBlock';
import { StoreRankingBlock } from './StoreRankingBlock';

/** What sold best, and how orders came along. */
export function Rankings() {
  const main = useViewer().storeId === MAIN_STORE;
  return (
    <Rows>
      <Pair data-pair={main}>
        <GoodsRankingBlock />
        {main && <StoreRankingBlock />}
      </Pair>
      <FunnelBlock />
    </Rows>
  );
}

const Rows = styled('div')({ display: 'grid', gap: sizeVar.gap, gridTemplateColumns: 'minmax(0, 1fr)' });
/** Two rankings are as long as each other; beside anything else a card would end in empty room. */
const Pair = styled(Rows)({
  [`@media ${WIDE_QUERY}`]: { '&[data-pair="true"]': { gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)' } },
});
