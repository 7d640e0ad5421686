'use client';
import Portal from '@mui/material/Portal';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { ToastBar } from './ToastBar';
import type { Toast } from './toast-list';
import { useToastList } from './use-toast';

/** Where messages stand: top centre, above dialogs, announced as they come. Failures interrupt a screen reader, the rest wait. */
export function Toasts() {
  const t = useTranslations('feedback');
  const { shown } = useToastList();
  const urgent = (toast: Toast) => toast.severity === 'error';
  return (
    <Portal>
      <Place ref={heardOverDialogs} role="region" aria-label={t('toast.region')}>
        <div role="alert" aria-live="assertive" aria-relevant="additions text">
          {shown.filter(urgent).map((toast) => (
            <ToastBar key={toast.id} toast={toast} />
          ))}
        </div>
        <div role="status" aria-live="polite" aria-relevant="additions text">
          {shown
            .filter((toast) => !urgent(toast))
            .map((toast) => (
              <ToastBar key={toast.id} toast={toast} />
            ))}
        </div>
      </Place>
    </Portal>
  );
}

/** An open dialog hides all that stands beside it from assistive technology; what is said in passing must be heard all the same. */
function heardOverDialogs(place: HTMLDivElement) {
  const unhide = () => place.hasAttribute('aria-hidden') && place.removeAttribute('aria-hidden');
  const watch = new MutationObserver(unhide);
  watch.observe(place, { attributes: true, attributeFilter: ['aria-hidden'] });
  unhide();
  return () => watch.disconnect();
}

const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInline: 0,
  top: 12,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  pointerEvents: 'none',
  '& > div': { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 8 },
}));
