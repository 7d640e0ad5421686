'use client';
import { useTranslations } from 'next-intl';
import { Picture } from '@/components/controls/Picture';
import type { SortWiring } from '@/components/controls/sorting/SortableArea';
import { spokenName } from '@/components/controls/sorting/spoken-name';
import { PictureWell } from '../input-styles';

interface Props {
  readonly url: string;
  readonly label: string;
  readonly disabled: boolean;
  readonly wiring: SortWiring;
  onRemove(): void;
}

/** A picture in an order: the picture itself is what is dragged, or moved by keys. */
export function SortablePicture({ url, label, disabled, wiring, onRemove }: Props) {
  const t = useTranslations('media');
  return (
    <PictureWell {...wiring.entry(url)} data-filled>
      <button type="button" className="pick" {...wiring.handle(url)} aria-label={label} style={{ cursor: 'grab', touchAction: 'none' }}>
        <Picture url={url} alt="" />
      </button>
      {!disabled && (
        <span className="tools">
          <button type="button" aria-label={spokenName(t('remove'), label)} onClick={onRemove}>
            {t('remove')}
          </button>
        </span>
      )}
    </PictureWell>
  );
}
