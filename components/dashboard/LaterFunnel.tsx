'use client';
import { lazy, Suspense, useRef } from 'react';
import type { FigureChartProps } from '@/components/chart/figure';
import { BlockRoom, BlockSkeleton } from '@/components/feedback/Skeletons';
import { useNearView } from '@/components/feedback/use-near-view';

// The scales it is drawn with weigh 18 KiB, and it stands at the end of the page.
const FunnelChart = lazy(() => import('@/components/chart/FunnelChart').then((module) => ({ default: module.FunnelChart })));

/** Room of one step of the funnel, in pixels. */
const STEP = 56;
/** As far as one press of the space bar would leave unseen; more would fetch it with every page. */
const NEAR = 200;

/** The funnel, fetched when somebody comes near it. */
export function LaterFunnel(props: FigureChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNearView(place, NEAR);
  const height = STEP * props.figures.length;
  if (near) {
    return (
      <Suspense fallback={<BlockSkeleton height={height} />}>
        <FunnelChart {...props} />
      </Suspense>
    );
  }
  return (
    <div ref={place} data-later>
      <BlockRoom height={height} />
    </div>
  );
}
