'use client';
import CloudUpload from '@mui/icons-material/CloudUploadOutlined';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslations } from 'next-intl';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { useAsk } from '@/components/dialogs/use-ask';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorState } from '@/components/feedback/ErrorState';
import { useToast } from '@/components/feedback/use-toast';
import { PICTURE_PAGE_SIZE, type Picture } from '@/lib/contract/picture';
import type { Stored } from '@/lib/media/upload-entry';
import { LibraryFooter } from '../LibraryFooter';
import { MediaFrame } from '../MediaFrame';
import { DropArea } from '../upload/DropArea';
import { UploadNotes, UploadTiles } from '../upload/UploadTiles';
import { useSendFiles } from '../upload/use-send-files';
import { usePicked } from '../use-picked';
import { PictureGrid, TileSkeletons } from './PictureGrid';
import { PictureUpload } from './PictureUpload';
import { useDeletePicture } from './use-delete-picture';
import { usePicturePage } from './use-picture-page';

export interface PictureParams {
  /** How many may be chosen; one when nothing is said (specification 5). */
  max?: number;
}

/** The picture library (specification 2.5): select, delete, page, search, upload by button, drop or paste. */
export function PictureLibrary({ payload: { max = 1 }, answer }: DialogProps<PictureParams, Picture[]>) {
  const t = useTranslations('picture');
  const media = useTranslations('media');
  const ask = useAsk();
  const toast = useToast();
  const { answer: listed, isEarlier, total, page, keyword, goTo, search } = usePicturePage();
  const picked = usePicked<Picture>(max, (n) => toast.warning(t('tooMany', { n })));
  const remove = useDeletePicture();
  const pictures = listed.data?.rows ?? [];
  const maxMb = listed.data?.maxMb;
  const arrived = (stored: readonly Stored[]) => {
    goTo(1);
    picked.pickAll(stored);
  };
  const send = useSendFiles('picture', arrived);
  const deleteOne = async (picture: Picture) => {
    if (await remove(picture)) picked.drop(picture.id);
  };
  const upload = async () => {
    const stored = await ask(PictureUpload, { groups: listed.data?.groups ?? [], maxMb });
    if (stored) arrived([stored]);
  };
  const confirm = () => picked.chosen.length > 0 && answer([...picked.chosen]);
  return (
    <MediaFrame
      title={t('libraryTitle')}
      width={800}
      busy={listed.isPending}
      note={media('chosen', { n: picked.chosen.length, max })}
      tools={
        <>
          <TextField
            size="small"
            type="search"
            placeholder={t('search')}
            value={keyword}
            onChange={(event) => search(event.target.value)}
            slotProps={{ htmlInput: { 'aria-label': t('search'), maxLength: 50 } }}
            sx={{ width: 180, flexShrink: 1 }}
          />
          {/* The groups come with the list, and the form has no others. */}
          <Button
            variant="contained"
            startIcon={<CloudUpload />}
            disabled={listed.isPending}
            onClick={upload}
            sx={{ whiteSpace: 'nowrap' }}
          >
            {t('uploadTitle')}
          </Button>
        </>
      }
      footer={
        <LibraryFooter
          total={t('total', { n: total })}
          rows={total}
          page={page}
          pageSize={PICTURE_PAGE_SIZE}
          onPage={goTo}
          onCancel={() => answer(undefined)}
          onConfirm={confirm}
          empty={picked.chosen.length === 0}
        />
      }
    >
      <DropArea kind="picture" onFiles={send}>
        <UploadNotes />
        {listed.isError && !listed.data ? (
          <ErrorState error={listed.error} onRetry={() => listed.refetch()} small />
        ) : listed.isPending ? (
          <TileSkeletons count={PICTURE_PAGE_SIZE} />
        ) : pictures.length === 0 ? (
          <>
            <UploadTiles alone />
            <EmptyState
              small
              kind={keyword ? 'noResult' : 'empty'}
              title={keyword ? t('noMatch') : t('none')}
              text={keyword ? undefined : t('noneText')}
            />
          </>
        ) : (
          <PictureGrid
            pictures={pictures}
            isEarlier={isEarlier}
            chosen={picked.chosen}
            before={<UploadTiles />}
            onPick={picked.pick}
            onConfirm={confirm}
            onDelete={deleteOne}
          />
        )}
      </DropArea>
    </MediaFrame>
  );
}
