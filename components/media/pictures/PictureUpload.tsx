'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PlainSelect } from '@/components/controls/PlainSelect';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { useToast } from '@/components/feedback/use-toast';
import type { PictureGroup } from '@/lib/contract/picture';
import type { Stored } from '@/lib/media/upload-entry';
import { ChosenFile } from '../upload/ChosenFile';
import { useFileSentence } from '../upload/file-sentence';
import { UploadFrame } from '../upload/UploadFrame';
import { uploads } from '../upload/uploads';
import { useUploadProgress } from '../upload/use-upload-progress';

/** The one upload method that is offered (specification 5). */
const SINGLE = 'single';
const DEFAULT_GROUP = 'default';

interface Params {
  groups: readonly PictureGroup[];
  maxMb: number | undefined;
}

/** The picture upload form (specification 2.5, 5): method, group and picture are required. */
export function PictureUpload({ payload: { groups, maxMb }, answer }: DialogProps<Params, Stored>) {
  const t = useTranslations('picture');
  const toast = useToast();
  const sentence = useFileSentence();
  const options =
    groups.length > 0 ? groups.map(({ id, name }) => ({ value: id, label: name })) : [{ value: DEFAULT_GROUP, label: t('defaultGroup') }];
  const [form, setForm] = useState({
    method: SINGLE,
    group: options.length === 1 ? (options[0]?.value ?? '') : '',
    file: undefined as File | undefined,
  });
  const [shown, setShown] = useState(false);
  const [fileProblem, setFileProblem] = useState<string>();
  const sending = useUploadProgress();
  const missing = {
    method: form.method === '' ? t('methodRequired') : undefined,
    group: form.group === '' ? t('groupRequired') : undefined,
    file: fileProblem ?? (form.file ? undefined : t('imageRequired')),
  };
  const choose = (file: File | undefined) => {
    const problem = file && sentence(file, 'picture', maxMb);
    if (problem) toast.error(problem);
    setFileProblem(problem);
    setForm((now) => ({ ...now, file: problem ? undefined : file }));
  };
  const submit = async () => {
    setShown(true);
    if (missing.method || missing.group || missing.file || !form.file) return;
    const fields = groups.length > 0 ? { groupId: form.group } : {};
    const stored = await sending.follow(uploads.add([{ file: form.file, kind: 'picture', fields }]));
    if (stored) answer(stored);
  };
  return (
    <UploadFrame title={t('uploadTitle')} sending={sending} onSubmit={submit} onCancel={() => answer(undefined)}>
      <PlainSelect
        label={t('fields.method')}
        value={form.method}
        options={[{ value: SINGLE, label: t('single') }]}
        error={shown ? missing.method : undefined}
        onChange={(method) => setForm((now) => ({ ...now, method }))}
      />
      <PlainSelect
        label={t('fields.group')}
        value={form.group}
        options={options}
        error={shown ? missing.group : undefined}
        onChange={(group) => setForm((now) => ({ ...now, group }))}
      />
      <ChosenFile
        kind="picture"
        label={t('fields.image')}
        choose={t('chooseFile')}
        file={form.file}
        sending={sending}
        error={fileProblem ?? (shown ? missing.file : undefined)}
        onChoose={choose}
      />
    </UploadFrame>
  );
}
