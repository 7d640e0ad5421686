import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import InfoRounded from '@mui/icons-material/InfoRounded';
import WarningRounded from '@mui/icons-material/WarningRounded';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { PlainIconButton } from '@/components/controls/PlainIconButton';
import { border, paletteVar, sizeVar } from '@/components/theme/css-vars';
import { motion, radius } from '@/components/theme/tokens';
import { TOAST_MS, type Toast } from './toast-list';
import { toasts } from './toast-store';

const icons = { success: CheckCircleRounded, error: ErrorRounded, warning: WarningRounded, info: InfoRounded } as const;

/** One message: leaves after five seconds, waits while it is pointed at or focused. */
export function ToastBar({ toast }: { toast: Toast }) {
  const t = useTranslations('feedback');
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  // The pointer that leaves lets nothing go that the keyboard still holds.
  const held = pointedAt || focused;
  const { id, at, count, severity, text } = toast;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (held) return;
    // A busy page draws that somebody reached the message after its time is over, so the message itself is asked.
    const leave = () => {
      if (bar.current?.matches(':hover, :focus-within')) timer = setTimeout(leave, LEAST_MS);
      else toasts.dismiss(id);
    };
    // A repeat starts the time anew: `at` changes with it.
    let timer = setTimeout(leave, remaining(at));
    return () => clearTimeout(timer);
  }, [id, at, held]);
  const Icon = icons[severity];
  return (
    <Bar
      ref={bar}
      data-severity={severity}
      onMouseEnter={() => setPointedAt(true)}
      onMouseLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon aria-hidden className="mark" />
      <span className="text">{text}</span>
      {count > 1 && (
        <span className="count" title={t('toast.repeated', { n: count })}>
          ×{count}
        </span>
      )}
      <PlainIconButton type="button" aria-label={t('toast.close')} onClick={() => toasts.dismiss(id)}>
        <CloseRounded />
      </PlainIconButton>
    </Bar>
  );
}

/** After being held, a message still stands long enough to be let go of. */
const LEAST_MS = 1500;
const remaining = (at: number) => Math.max(LEAST_MS, TOAST_MS - (Date.now() - at));

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  maxWidth: 'min(560px, calc(100vw - 24px))',
  padding: '5px 6px 5px 12px',
  border: border,
  borderRadius: radius.card,
  backgroundColor: paletteVar('background-paper'),
  boxShadow: paletteVar('floating-shadow'),
  fontSize: sizeVar.font,
  pointerEvents: 'auto',
  animation: `toast-in ${motion.longMs}ms ${motion.easing}`,
  '@keyframes toast-in': { from: { opacity: 0, transform: 'translateY(-8px)' } },
  '& .text': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& .count': { color: paletteVar('text-secondary'), fontSize: sizeVar.small },
  '& .mark': { fontSize: 20 },
  ...Object.fromEntries(
    ['success', 'error', 'warning', 'info'].map((severity) => [
      `&[data-severity="${severity}"] .mark`,
      { color: paletteVar(`${severity}-main`) },
    ]),
  ),
});
