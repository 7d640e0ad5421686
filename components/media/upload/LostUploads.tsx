'use client';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { radius } from '@/components/theme/tokens';
import { joinNames } from '@/lib/format/punctuation';
import type { LostUpload } from './lost-uploads';
import { uploads } from './uploads';
import { useCheckedFiles } from './use-checked-files';

/** Offers to choose the files again that a closed or reloaded page cut off. */
export function LostUploads({ lost, onDone }: { lost: readonly LostUpload[]; onDone: () => void }) {
  const t = useTranslations('media');
  const { language } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const check = useCheckedFiles();
  const send = async (files: readonly File[]) => {
    const good = [
      await check(files.filter(isVideo), 'video'),
      await check(
        files.filter((file) => !isVideo(file)),
        'picture',
      ),
    ].flat();
    uploads.add(good.map((file) => ({ file, kind: isVideo(file) ? 'video' : 'picture' })));
    onDone();
  };
  return (
    <Notice role="status">
      <span>
        {t('queue.lost', {
          n: lost.length,
          names: joinNames(
            lost.map(({ name }) => name),
            language,
          ),
        })}
      </span>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="image/*,video/*"
        onChange={(event) => void send([...(event.target.files ?? [])])}
      />
      <Button size="small" variant="contained" onClick={() => input.current?.click()}>
        {t('queue.chooseAgain')}
      </Button>
      <Button size="small" variant="text" color="neutral" onClick={onDone}>
        {t('queue.forget')}
      </Button>
    </Notice>
  );
}

const isVideo = ({ type }: File): boolean => type.startsWith('video/');

const Notice = styled('div')(({ theme }) => ({
  position: 'fixed',
  right: 16,
  bottom: 76,
  zIndex: theme.zIndex.modal - 1,
  maxWidth: 'min(420px, calc(100vw - 24px))',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: 12,
  borderRadius: radius.card,
  border: `1px solid ${paletteVar('hairline-normal')}`,
  backgroundColor: paletteVar('background-paper'),
  boxShadow: paletteVar('floating-shadow'),
  fontSize: sizeVar.small,
  '& span': { flex: '1 0 100%', overflowWrap: 'anywhere' },
}));
