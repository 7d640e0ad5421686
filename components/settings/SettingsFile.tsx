'use client';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, useRef } from 'react';
import { useToast } from '@/components/feedback/use-toast';
import { border } from '@/components/theme/css-vars';
import { exportSettings, importSettings } from '@/lib/settings/settings';
import { useChangeSettings, useSettings } from '@/lib/settings/use-settings';

/** Settings taken to another browser and back, and the way to the defaults. */
export function SettingsFile() {
  const t = useTranslations('settings');
  const settings = useSettings();
  const { replace, reset } = useChangeSettings();
  const toast = useToast();
  const file = useRef<HTMLInputElement>(null);
  const bring = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = await target.files?.[0]?.text();
    // The same file chosen again must be a change again.
    target.value = '';
    if (text === undefined) return;
    const brought = importSettings(text);
    if (!brought) return toast.error(t('notImported'));
    replace(brought);
    toast.success(t('imported'));
  };
  const resetAll = () => {
    reset();
    toast.success(t('resetDone'));
  };
  return (
    <Foot>
      <Button variant="outlined" onClick={() => save('shangtai-settings.json', exportSettings(settings))}>
        {t('export')}
      </Button>
      <Button variant="outlined" onClick={() => file.current?.click()}>
        {t('import')}
      </Button>
      <input ref={file} hidden type="file" accept="application/json,.json" onChange={(event) => void bring(event)} />
      <Button variant="outlined" onClick={resetAll}>
        {t('reset')}
      </Button>
    </Foot>
  );
}

function save(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  flex: 'none',
  padding: '12px 20px',
  borderTop: border,
  '& > button': { flex: 1 },
});
