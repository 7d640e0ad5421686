'use client';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDebounced } from '@/components/controls/use-debounced';
import { useToast } from '@/components/feedback/use-toast';
import { call } from '@/lib/client/call';
import { readKey } from '@/lib/client/resource-queries';
import { couponAudience, MOST_AT_ONCE } from '@/lib/contract/coupon-issue';
import { fileSize } from '@/lib/format/file-size';
import { fileFault } from '@/lib/import/file-fault';
import { type ImportKind, rowsOfFile } from '@/lib/import/read-rows';
import { type Audience, audienceOf, mobilesIn, nobody } from './audience';

const PAUSE_MS = 400;
const KINDS: readonly ImportKind[] = ['csv', 'txt', 'xlsx'];
const MAX_BYTES = 2 * 1024 * 1024;

/** Members by their mobile numbers: pasted, or read from a csv, txt or xlsx file in UTF-8 or GBK. */
export function MobileChoice({ onChange }: { onChange(audience: Audience): void }) {
  const t = useTranslations('couponIssue');
  const toast = useToast();
  const [text, setText] = useState('');
  const given = useDebounced(text, PAUSE_MS);
  const { mobiles, total, again, wrong } = useMemo(() => {
    const { mobiles: all, ...others } = mobilesIn(given);
    return { mobiles: all.slice(0, MOST_AT_ONCE).join(), total: all.length, ...others };
  }, [given]);
  const found = useQuery({
    queryKey: readKey(couponAudience.name, { mobiles }),
    queryFn: () => call(couponAudience, { body: { mobiles: mobiles.split(',') } }),
    enabled: mobiles !== '',
  });
  const { data } = found;
  const [reading, setReading] = useState<File>();
  // Whoever was found belongs to the numbers before these: nothing is to be sent to them any more.
  const outdated = given !== text || reading !== undefined;
  useEffect(() => {
    if (mobiles === '' || !data || outdated) return onChange(nobody);
    const found = audienceOf(data);
    // Numbers beyond the most are left out: the dialog says so.
    onChange(total > MOST_AT_ONCE ? { ...found, total } : found);
  }, [data, mobiles, total, outdated, onChange]);
  const chosenLast = useRef<File>(undefined);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const fault = fileFault(file, KINDS, MAX_BYTES);
    if (fault) return void toast.error(t(`file.${fault}`, { size: fileSize(MAX_BYTES) }));
    chosenLast.current = file;
    setReading(file);
    // What the reader says of a broken file is for nobody's eyes.
    const rows = await rowsOfFile(file, undefined).catch(() => undefined);
    if (chosenLast.current !== file) return;
    setReading(undefined);
    if (rows) setText(rows.flatMap(({ cells }) => cells).join('\n'));
    else toast.error(t('unreadable'));
  };
  return (
    <>
      <TextField
        fullWidth
        multiline
        rows={6}
        slotProps={{ htmlInput: { 'aria-label': t('fields.mobiles') } }}
        placeholder={t('fields.mobiles')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        helperText={[
          t('mobilesHint', { n: total, max: MOST_AT_ONCE }),
          again > 0 && t('mobilesAgain', { n: again }),
          wrong > 0 && t('mobilesWrong', { n: wrong }),
        ]
          .filter(Boolean)
          .join(' · ')}
      />
      <Button component="label" variant="outlined" size="small" sx={{ mt: 1 }}>
        {t('chooseFile')}
        <input
          hidden
          type="file"
          accept={KINDS.map((kind) => `.${kind}`).join()}
          onChange={(event) => {
            void read(event.target.files?.[0]);
            // A field that holds a file says nothing when the same one, mended, is chosen again.
            event.target.value = '';
          }}
        />
      </Button>
    </>
  );
}
