'use client';
import Campaign from '@mui/icons-material/CampaignRounded';
import Search from '@mui/icons-material/SearchRounded';
import { useTranslations } from 'next-intl';
import { Picture } from '@/components/controls/Picture';
import { ACCOUNT, FORM, HARDWARE, SOFTWARE } from '@/lib/contract/goods/kind';
import { type LayoutBlock, settableOf } from '@/lib/contract/home-layout';
import type { KingKongSlot } from '@/lib/contract/king-kong';
import { onOff } from '@/lib/contract/states/on-off';
import { CarouselPicture } from './CarouselPicture';
import { CouponTickets } from './CouponTickets';
import { GoodsTiles } from './GoodsTiles';
import type { ShownEntry } from './home-entries';
import { StoreRows } from './StoreRows';

interface Props {
  readonly block: LayoutBlock;
  readonly slots: readonly KingKongSlot[];
  readonly entries: readonly ShownEntry[];
  readonly marked: string | number | undefined;
}

/** Goods blocks and the kind they show. */
const KINDS = { accountGoods: ACCOUNT, hardwareGoods: HARDWARE, formGoods: FORM, softwareGoods: SOFTWARE } as const;

/** One block of the home page. */
export function HomeBlock({ block, slots, entries, marked }: Props) {
  const { key } = block;
  return (
    <section data-block={key} data-marked={marked === key}>
      <Heading block={block} />
      <Body block={block} slots={slots} entries={entries} marked={marked} />
    </section>
  );
}

const Heading = ({ block }: { block: LayoutBlock }) => (settableOf(block.key).title ? <h4>{block.title ?? block.name}</h4> : null);

function Body({ block, slots, entries, marked }: Props) {
  const t = useTranslations('homePreview');
  const limit = block.limit ?? settableOf(block.key).limit;
  switch (block.key) {
    case 'search':
      return (
        <div className="search">
          <Search fontSize="inherit" /> {t('search')}
        </div>
      );
    case 'carousel':
      return <CarouselPicture entries={entries} />;
    case 'kingKong':
      return <Slots slots={slots} marked={marked} />;
    case 'notice':
      return (
        <div className="notice">
          <Campaign fontSize="inherit" /> {t('notice')}
        </div>
      );
    case 'coupon':
      return <CouponTickets />;
    case 'accountGoods':
    case 'hardwareGoods':
    case 'formGoods':
    case 'softwareGoods':
      return <GoodsTiles kind={KINDS[block.key]} limit={limit ?? 2} />;
    case 'store':
      return <StoreRows limit={limit ?? 3} />;
    case 'recommend':
      return <GoodsTiles limit={limit ?? 2} />;
    default:
      return <div className="unknown" />;
  }
}

/** Enabled icons, larger sort first, then by slot. */
function Slots({ slots, marked }: Pick<Props, 'slots' | 'marked'>) {
  const shown = slots.filter(({ status }) => status === onOff.on).sort((one, other) => other.sort - one.sort || one.slot - other.slot);
  return (
    <div className="slots">
      {shown.map(({ id, icon, title, badgeShow, badgeText }) => (
        <span key={id} data-block={id} data-marked={marked === id}>
          <i>
            <Picture url={icon} alt="" whole />
          </i>
          {badgeShow === 1 && badgeText && <em>{badgeText}</em>}
          <b>{title}</b>
        </span>
      ))}
    </div>
  );
}
