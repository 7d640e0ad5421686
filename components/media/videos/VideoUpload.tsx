'use client';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { LabelledField, PlainSelect } from '@/components/controls/PlainSelect';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { useToast } from '@/components/feedback/use-toast';
import { readOptions } from '@/lib/client/resource-queries';
import { ALL_VIDEOS, MAX_VIDEO_TITLE, type Video, videoCategories } from '@/lib/contract/video';
import { titleOf } from '@/lib/media/file-check';
import { ChosenFile } from '../upload/ChosenFile';
import { useFileSentence } from '../upload/file-sentence';
import { UploadFrame } from '../upload/UploadFrame';
import { uploads } from '../upload/uploads';
import { useUploadProgress } from '../upload/use-upload-progress';
import { type Cover, CoverPicker } from './CoverPicker';
import { useCoverUpload } from './use-cover-upload';

interface Params {
  /** The category the library shows at this moment. */
  categoryId: number;
  /** Largest file in megabytes, where the server says so. */
  maxMb: number | undefined;
}

/** The video upload form (specification 2.5, 5): group and video are required, one file only; 500 px wide. */
export function VideoUpload({ payload: { categoryId, maxMb }, answer }: DialogProps<Params, Video>) {
  const t = useTranslations('video');
  const titleId = useId();
  // Read here too: whoever is quick opens the form before the library has them.
  const { data: categories = [] } = useQuery({ ...readOptions(videoCategories, undefined), meta: { quiet: true } });
  const [toast, sentence] = [useToast(), useFileSentence()];
  const [form, setForm] = useState({
    group: String(categoryId),
    title: '',
    file: undefined as File | undefined,
    cover: undefined as Cover,
  });
  const [shown, setShown] = useState(false);
  const [fileProblem, setFileProblem] = useState<string>();
  const sending = useUploadProgress();
  const coverUpload = useCoverUpload();
  const busy = sending.busy || coverUpload.busy;
  const choose = (file: File | undefined) => {
    const problem = file && sentence(file, 'video', maxMb);
    if (problem) toast.error(problem);
    setFileProblem(problem);
    setForm((now) => ({ ...now, file: problem ? undefined : file, title: now.title || (file ? titleOf(file.name, MAX_VIDEO_TITLE) : '') }));
  };
  const missing = {
    group: form.group === '' ? t('groupRequired') : undefined,
    title: form.title.trim() === '' ? t('titleRequired') : undefined,
    file: fileProblem ?? (form.file ? undefined : t('videoRequired')),
  };
  const titleProblem = shown ? missing.title : undefined;
  const submit = async () => {
    setShown(true);
    if (missing.group || missing.title || missing.file || !form.file) return;
    const cover = await coverUpload.send(form.cover);
    if (cover === undefined) return;
    const fields = { categoryId: form.group, cover, title: form.title.trim() };
    const stored = await sending.follow(uploads.add([{ file: form.file, kind: 'video', fields }]));
    if (stored) answer({ cover, title: fields.title, categoryId: Number(form.group), ...stored });
  };
  const cancel = () => {
    coverUpload.cancel();
    answer(undefined);
  };
  return (
    <UploadFrame title={t('uploadTitle')} sending={sending} busy={busy} onSubmit={submit} onCancel={cancel}>
      <PlainSelect
        label={t('fields.categoryId')}
        value={form.group}
        options={[
          { value: String(ALL_VIDEOS), label: t('groupAll') },
          ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        error={shown ? missing.group : undefined}
        onChange={(group) => setForm((now) => ({ ...now, group }))}
      />
      <ChosenFile
        kind="video"
        label={t('fields.file')}
        choose={t('chooseFile')}
        file={form.file}
        sending={sending}
        error={fileProblem ?? (shown ? missing.file : undefined)}
        onChoose={choose}
        onTooMany={() => toast.error(t('onlyOne'))}
      />
      <LabelledField>
        <label htmlFor={titleId}>
          {t('fields.title')}
          <i aria-hidden>*</i>
        </label>
        <TextField
          id={titleId}
          size="small"
          value={form.title}
          error={titleProblem !== undefined}
          onChange={(event) => setForm((now) => ({ ...now, title: event.target.value }))}
          slotProps={{ htmlInput: { maxLength: MAX_VIDEO_TITLE, 'aria-describedby': titleProblem && `${titleId}-error` } }}
        />
        <p id={`${titleId}-error`} role={titleProblem && 'alert'}>
          {titleProblem}
        </p>
      </LabelledField>
      <CoverPicker file={form.file} value={form.cover} onChange={(cover) => setForm((now) => ({ ...now, cover }))} />
    </UploadFrame>
  );
}
