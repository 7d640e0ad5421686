'use client';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useTranslations } from 'next-intl';
import { Picture } from '@/components/controls/Picture';
import { spokenName } from '@/components/controls/sorting/spoken-name';
import { PictureWell } from '../input-styles';

interface Props {
  readonly url: string;
  readonly label: string;
  readonly disabled: boolean;
  onRemove(): void;
}

/** A picture in an order: the picture itself is what is dragged, or moved by keys. */
export function SortablePicture({ url, label, disabled, onRemove }: Props) {
  const t = useTranslations('media');
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id: url, disabled });
  const moved = { transform: CSS.Translate.toString(transform), transition, zIndex: isDragging ? 1 : 0 };
  return (
    <PictureWell ref={setNodeRef} data-filled style={moved}>
      <button
        type="button"
        className="pick"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={label}
        style={{ cursor: 'grab', touchAction: 'none' }}
      >
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
