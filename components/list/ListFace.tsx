'use client';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { type ReactNode, useSyncExternalStore } from 'react';
import { connectionLost, requestIdOf } from '@/components/feedback/failure-text';
import { ink, measure } from '@/components/theme/css-vars';
import { codes } from '@/lib/contract/codes';
import { ApiError } from '@/lib/contract/envelope';
import type { Identified } from '@/lib/contract/resource';
import type { ResourceList } from '@/lib/list/use-resource-list';
import { FaceDrawing, type FaceKind } from './FaceDrawing';

const FORBIDDEN: readonly number[] = [codes.mainStoreOnly, codes.noPermission, codes.storeClosed, codes.featureNotGranted];

/** Why there are no rows: nothing made yet, nothing found, refused, offline or failed; each with what can be done about it. */
export function ListFace<Row extends Identified, Filter>({ list, firstStep }: { list: ResourceList<Row, Filter>; firstStep?: ReactNode }) {
  const t = useTranslations('list');
  const offline = useOffline();
  const kind = faceOf(list.error, list.narrowedBy.length > 0, offline);
  const requestId = requestIdOf(list.error);
  return (
    <Face role={kind === 'failed' || kind === 'forbidden' ? 'alert' : 'status'}>
      <FaceDrawing kind={kind} />
      <p>{kind === 'failed' || kind === 'forbidden' ? (list.error?.message ?? t('face.failed')) : t(`face.${kind}`)}</p>
      {kind === 'firstUse' && firstStep}
      {kind === 'noResult' && (
        <Button variant="outlined" onClick={list.reset}>
          {t('face.clearFilters')}
        </Button>
      )}
      {(kind === 'failed' || kind === 'offline') && (
        <Button variant="outlined" onClick={list.reload}>
          {t('face.retry')}
        </Button>
      )}
      {requestId && kind === 'failed' && <small>{t('face.requestId', { id: requestId })}</small>}
    </Face>
  );
}

/** Which face a list without rows wears. */
export function faceOf(error: Error | null, narrowed: boolean, offline: boolean): FaceKind {
  if (error instanceof ApiError && FORBIDDEN.includes(error.code)) return 'forbidden';
  if (error && (offline || connectionLost(error))) return 'offline';
  if (error) return 'failed';
  return narrowed ? 'noResult' : 'firstUse';
}

const useOffline = () =>
  useSyncExternalStore(
    (listener) => {
      window.addEventListener('online', listener);
      window.addEventListener('offline', listener);
      return () => {
        window.removeEventListener('online', listener);
        window.removeEventListener('offline', listener);
      };
    },
    () => !navigator.onLine,
    () => false,
  );

const Face = styled('div')({
  position: 'sticky',
  left: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 10,
  padding: '44px 16px 52px',
  color: ink('text-secondary'),
  fontSize: measure.font,
  textAlign: 'center',
  '& p': { margin: 0, maxWidth: 460, overflowWrap: 'anywhere' },
  '& small': { color: ink('text-tertiary'), fontSize: measure.small },
});
