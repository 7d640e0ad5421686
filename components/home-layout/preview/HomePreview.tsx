'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Fragment, useEffect, useRef } from 'react';
import { PhonePreview } from '@/components/controls/PhonePreview';
import { Picture } from '@/components/controls/Picture';
import { useMay } from '@/components/viewer/use-may';
import { useViewer } from '@/components/viewer/viewer-context';
import { listOptions, readOptions } from '@/lib/client/resource-queries';
import { homeCarousel } from '@/lib/contract/home-carousel';
import { homeLayoutRead, type LayoutBlock } from '@/lib/contract/home-layout';
import { type KingKongSlot, kingKongList } from '@/lib/contract/king-kong';
import { onOff } from '@/lib/contract/states/on-off';
import { CarouselPicture } from './CarouselPicture';
import { HomeBlock } from './HomeBlock';
import { carouselPosition, type ShownEntry, shownBlocks, shownEntries } from './home-entries';
import { Page } from './preview-styles';

interface Props {
  /** What is being edited replaces what is saved. */
  readonly blocks?: readonly LayoutBlock[] | undefined;
  readonly slots?: readonly KingKongSlot[] | undefined;
  readonly entry?: ShownEntry | undefined;
  /** The picture of a dialog that stands over the page. */
  readonly dialog?: string | undefined;
  /** A block or slot to be marked. */
  readonly marked?: string | number | undefined;
}

const QUIET = { meta: { quiet: true }, retry: false } as const;
const { top, middle: inTheMiddle } = carouselPosition;

/** The home page of the shop, drawn from what is saved and what is being edited: blocks in their order, carousel, icons, dialog. */
export function HomePreview({ blocks, slots, entry, dialog, marked }: Props) {
  const t = useTranslations('homePreview');
  const { storeId } = useViewer();
  // Dialogs belong to marketing: whoever edits them need not be one who may see the rest of the home page.
  const may = useMay();
  const needs = (missing: boolean, of: Parameters<typeof may>[0]) => ({ ...QUIET, enabled: missing && may(of) });
  const layout = useQuery({ ...readOptions(homeLayoutRead, undefined), ...needs(blocks === undefined, homeLayoutRead) }).data;
  const icons = useQuery({ ...readOptions(kingKongList, {}), ...needs(slots === undefined, kingKongList) }).data;
  const asked = { status: onOff.on, storeId, currPage: 1, pageSize: 50 } as const;
  const carousel = useQuery({ ...listOptions(homeCarousel, asked), ...needs(true, homeCarousel.list) }).data;
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    page.current?.querySelector(`[data-block="${CSS.escape(String(marked ?? ''))}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  const { shown, middle } = shownBlocks(blocks ?? layout?.list);
  const entries = shownEntries(carousel?.rows ?? [], storeId, entry);
  const at = (position: number) => entries.filter((each) => each.position === position);
  const between = at(inTheMiddle).length > 0 && (
    <section data-block="middle">
      <CarouselPicture entries={at(inTheMiddle)} />
    </section>
  );
  const over = dialog && (
    <div style={{ width: 200, aspectRatio: '3 / 4', borderRadius: 10, overflow: 'hidden' }}>
      <Picture url={dialog} alt={t('dialog')} />
    </div>
  );
  return (
    <PhonePreview label={t('label')} over={over}>
      <Page ref={page}>
        {shown.map((block, index) => (
          <Fragment key={block.key}>
            {index === middle && between}
            <HomeBlock block={block} slots={slots ?? icons?.rows ?? []} entries={at(top)} marked={marked} />
          </Fragment>
        ))}
        {middle === shown.length && between}
      </Page>
    </PhonePreview>
  );
}
