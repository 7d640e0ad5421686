'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { PhoneFrame } from '@/components/controls/PhoneFrame';
import { Picture } from '@/components/controls/Picture';
import { listOptions, readOptions } from '@/lib/client/resource-queries';
import { homeCarousel } from '@/lib/contract/home-carousel';
import { homeLayoutRead, type LayoutBlock, layoutBlocks } from '@/lib/contract/home-layout';
import { type KingKongSlot, kingKongList } from '@/lib/contract/king-kong';
import { HomeBlock } from './HomeBlock';
import { Page } from './preview-styles';

interface Props {
  /** What is being edited replaces what is saved. */
  readonly blocks?: readonly LayoutBlock[] | undefined;
  readonly slots?: readonly KingKongSlot[] | undefined;
  /** The picture of a dialog that stands over the page. */
  readonly dialog?: string | undefined;
  /** A block or slot to be marked. */
  readonly marked?: string | number | undefined;
}

const QUIET = { meta: { quiet: true }, retry: false } as const;
const STANDARD: readonly LayoutBlock[] = Object.keys(layoutBlocks).map((key, index) => ({ key, name: '', sort: index, visible: 1 }));

/** The home page of the shop, drawn from what is saved and what is being edited: blocks in their order, carousel, icons, dialog. */
export function HomePreview({ blocks, slots, dialog, marked }: Props) {
  const t = useTranslations('homePreview');
  const layout = useQuery({ ...readOptions(homeLayoutRead, undefined), ...QUIET, enabled: blocks === undefined }).data;
  const icons = useQuery({ ...readOptions(kingKongList, {}), ...QUIET, enabled: slots === undefined }).data;
  const carousel = useQuery({ ...listOptions(homeCarousel, { status: 1, currPage: 1, pageSize: 20 }), ...QUIET }).data;
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    page.current?.querySelector(`[data-block="${CSS.escape(String(marked ?? ''))}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  const shown = [...(blocks ?? layout?.list ?? STANDARD)]
    .filter(({ visible }) => visible === 1)
    .sort((one, other) => one.sort - other.sort);
  const over = dialog && (
    <div style={{ width: 200, aspectRatio: '3 / 4', borderRadius: 10, overflow: 'hidden' }}>
      <Picture url={dialog} alt={t('dialog')} />
    </div>
  );
  return (
    <PhoneFrame over={over}>
      <Page ref={page} role="img" aria-label={t('label')}>
        {shown.map((block) => (
          <HomeBlock key={block.key} block={block} slots={slots ?? icons?.rows ?? []} carousel={carousel?.rows ?? []} marked={marked} />
        ))}
      </Page>
    </PhoneFrame>
  );
}
