'use client';
import CloudUpload from '@mui/icons-material/CloudUploadOutlined';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslations } from 'next-intl';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { useAsk } from '@/components/dialogs/use-ask';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorState } from '@/components/feedback/ErrorState';
import { useToast } from '@/components/feedback/use-toast';
import { softBorder } from '@/components/theme/css-vars';
import { ALL_VIDEOS, VIDEO_PAGE_SIZE, type Video } from '@/lib/contract/video';
import { LibraryFooter } from '../LibraryFooter';
import { MediaFrame } from '../MediaFrame';
import { TileSkeletons } from '../pictures/PictureGrid';
import { usePicked } from '../use-picked';
import { useVideoPage } from './use-video-page';
import { VideoGrid } from './VideoGrid';
import { VideoPlayer } from './VideoPlayer';
import { VideoUpload } from './VideoUpload';

export interface VideoParams {
  /** How many may be chosen; one when nothing is said (specification 5). */
  max?: number;
}

/** The video library (specification 2.5): categories with 0 for all, pages, select, preview, upload. */
export function VideoLibrary({ payload: { max = 1 }, answer }: DialogProps<VideoParams, Video[]>) {
  const t = useTranslations('video');
  const media = useTranslations('media');
  const ask = useAsk();
  const toast = useToast();
  const { answer: listed, isEarlier, categories, categoryId, total, page, goTo, show } = useVideoPage();
  const picked = usePicked<Video>(max, (n) => toast.warning(t('tooMany', { n })));
  const videos = listed.data?.rows ?? [];
  const upload = async () => {
    const stored = await ask(VideoUpload, { categoryId, maxMb: listed.data?.maxMb });
    if (!stored) return;
    goTo(1);
    picked.pickAll([stored]);
  };
  const confirm = () => picked.chosen.length > 0 && answer([...picked.chosen]);
  return (
    <MediaFrame
      title={t('libraryTitle')}
      width={800}
      busy={listed.isPending}
      note={media('chosen', { n: picked.chosen.length, max })}
      tools={
        <Button variant="contained" startIcon={<CloudUpload />} onClick={upload} sx={{ whiteSpace: 'nowrap' }}>
          {t('uploadTitle')}
        </Button>
      }
      footer={
        <LibraryFooter
          total={t('total', { n: total })}
          rows={total}
          page={page}
          pageSize={VIDEO_PAGE_SIZE}
          onPage={goTo}
          onCancel={() => answer(undefined)}
          onConfirm={confirm}
          empty={picked.chosen.length === 0}
        />
      }
    >
      <Tabs
        value={categoryId}
        onChange={(_event, next: number) => show(next)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('categories')}
        sx={{ px: 1, borderBottom: softBorder }}
      >
        {[{ id: ALL_VIDEOS, name: t('groupAll') }, ...categories].map(({ id, name }) => (
          <Tab key={id} value={id} label={name} />
        ))}
      </Tabs>
      {listed.isError && !listed.data ? (
        <ErrorState error={listed.error} onRetry={() => listed.refetch()} small />
      ) : listed.isPending ? (
        <TileSkeletons count={6} wide />
      ) : videos.length === 0 ? (
        <EmptyState small title={t('none')} text={t('noneText')} />
      ) : (
        <VideoGrid
          videos={videos}
          isEarlier={isEarlier}
          chosen={picked.chosen}
          onPick={picked.pick}
          onConfirm={confirm}
          onPreview={(video) => ask(VideoPlayer, { url: video.url, title: video.title, cover: video.cover })}
        />
      )}
    </MediaFrame>
  );
}
