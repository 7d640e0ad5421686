'use client';
import { useTranslations } from 'next-intl';
import type { KeyboardEvent, PointerEvent } from 'react';
import { paletteVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';

const KEY_STEP = 16;

/** The right edge of a column head: dragged with the pointer, or moved with the arrow keys. */
export function ResizeHandle({ label, width, onResize }: { label: string; width: number; onResize: (width: number) => void }) {
  const t = useTranslations('list');
  const drag = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    const handle = event.currentTarget;
    const from = event.clientX;
    handle.setPointerCapture(event.pointerId);
    handle.onpointermove = (move) => onResize(width + move.clientX - from);
    handle.onpointerup = handle.onpointercancel = () => {
      handle.onpointermove = null;
    };
  };
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? KEY_STEP : event.key === 'ArrowLeft' ? -KEY_STEP : 0;
    if (by === 0) return;
    event.preventDefault();
    onResize(width + by);
  };
  return (
    <Edge
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('resizeColumn', { name: label })}
      aria-valuenow={width}
      aria-valuetext={`${width}px`}
      onPointerDown={drag}
      onKeyDown={step}
    />
  );
}

const Edge = staticStyled('span')({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  width: 9,
  cursor: 'col-resize',
  touchAction: 'none',
  '&::after': { content: '""', position: 'absolute', insetBlock: 10, right: 0, width: 1, backgroundColor: 'transparent' },
  'th:hover &::after, &:focus-visible::after': { backgroundColor: paletteVar('hairline-control') },
  '&:hover::after, &:active::after': { insetBlock: 0, width: 2, backgroundColor: paletteVar('primary-accent') },
});
