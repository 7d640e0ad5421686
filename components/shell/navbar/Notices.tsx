'use client';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { Toast } from '@/components/feedback/toast-list';
import { toasts } from '@/components/feedback/toast-store';
import { border, paletteVar, sizeVar, softBorder } from '@/components/theme/css-vars';
import { shellTime } from '@/lib/format/relative-time';
import { wireTime } from '@/lib/format/shanghai-time';

/** What was said, newest first, with how long ago. */
export function Notices({ history }: { history: readonly Toast[] }) {
  const t = useTranslations();
  const now = new Date();
  return (
    <>
      <Head>
        <h2>{t('screen.notices')}</h2>
        <Button size="small" disabled={history.length === 0} onClick={toasts.clearHistory}>
          {t('screen.clearNotices')}
        </Button>
      </Head>
      {history.length === 0 && <Nothing>{t('screen.noNotices')}</Nothing>}
      <List>
        {history.map(({ id, severity, text, count, at }) => (
          <li key={id} data-severity={severity}>
            <span className="text">{text}</span>
            <span className="when">
              {count > 1 && `×${count} `}
              {shellTime(new Date(at), now, t, wireTime)}
            </span>
          </li>
        ))}
      </List>
    </>
  );
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  padding: '6px 8px 6px 16px',
  borderBottom: border,
  '& h2': { flex: 1, margin: 0, fontSize: 15, fontWeight: 600 },
});
const Nothing = styled('p')({ margin: 0, padding: '28px 16px', textAlign: 'center', color: paletteVar('text-secondary') });
const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxHeight: 'min(420px, 60dvh)',
  overflowY: 'auto',
  '& li': { display: 'grid', gap: 2, padding: '8px 16px', borderBottom: softBorder, borderLeft: '3px solid transparent' },
  '& li[data-severity="error"]': { borderLeftColor: paletteVar('error-main') },
  '& li[data-severity="warning"]': { borderLeftColor: paletteVar('warning-main') },
  '& li[data-severity="success"]': { borderLeftColor: paletteVar('success-main') },
  '& .text': { overflowWrap: 'anywhere' },
  '& .when': { fontSize: sizeVar.small, color: paletteVar('text-tertiary') },
});
