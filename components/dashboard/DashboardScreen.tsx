'use client';
import { styled } from '@mui/material/styles';
import { sizeVar } from '@/components/theme/css-vars';
import { WIDE_QUERY } from '@/components/theme/tokens';
import { GoodsBlock } from './GoodsBlock';
import { KeyFigures } from './KeyFigures';
import { MemberTrendBlock } from './MemberTrendBlock';
import { OrderTrendBlock } from './OrderTrendBlock';
import { Rankings } from './Rankings';
import { TodoBlock } from './TodoBlock';

/** 首页: today's figures, what waits to be done, the trends and the goods; each block loads, fails and retries by itself. */
export const DashboardScreen = () => (
  <Page>
    <KeyFigures />
    <TodoBlock />
    <div className="wide">
      <OrderTrendBlock />
      <GoodsBlock />
    </div>
    <MemberTrendBlock />
    <Rankings />
  </Page>
);

const Page = styled('div')({
  display: 'grid',
  gap: sizeVar.gap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& .wide': { display: 'grid', gap: sizeVar.gap, gridTemplateColumns: 'minmax(0, 1fr)' },
  [`@media ${WIDE_QUERY}`]: { '& .wide': { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)' } },
});
