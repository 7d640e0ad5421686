'use client';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { ToggleSwitch } from '@/components/controls/toggle/ToggleSwitch';
import { sizeVar } from '@/components/theme/css-vars';
import { useMay } from '@/components/viewer/use-may';
import { useViewer } from '@/components/viewer/viewer-context';
import { listOptions } from '@/lib/client/resource-queries';
import { homeDialog } from '@/lib/contract/home-dialog';
import { campaignStates } from '@/lib/contract/states/campaign';
import { HomePreview } from './HomePreview';

/** The page beside what changes it, with the dialog that greets buyers now when one wants to see it. */
export function LivePreview(props: Omit<ComponentProps<typeof HomePreview>, 'dialog'>) {
  const t = useTranslations('homePreview');
  const greeting = useRunningDialog();
  const [greets, setGreets] = useState(false);
  return (
    <Column>
      <HomePreview {...props} dialog={greets ? greeting : undefined} />
      {greeting && (
        <Greeting>
          <ToggleSwitch checked={greets} onSwitch={setGreets} />
          {t('withDialog')}
        </Greeting>
      )}
    </Column>
  );
}

/** The picture of the running dialog with the largest sort, which is the one the shop shows (marketing.md 2). */
function useRunningDialog(): string | undefined {
  const { storeId } = useViewer();
  const enabled = useMay()(homeDialog.list);
  const asked = { state: campaignStates.running, storeId, currPage: 1, pageSize: 50 } as const;
  const rows = useQuery({ ...listOptions(homeDialog, asked), meta: { quiet: true }, retry: false, enabled }).data?.rows ?? [];
  return [...rows].sort((one, other) => other.sort - one.sort)[0]?.image;
}

const Column = styled('div')({ display: 'grid', justifyItems: 'center', gap: 12 });
const Greeting = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  margin: '0 16px 0 -6px',
  fontSize: sizeVar.font,
  lineHeight: 1.57,
  cursor: 'pointer',
});
