'use client';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { StoreInfoForm } from '@/components/store-info/StoreInfoForm';
import { border, paletteVar, sizeVar } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import { type SettingsGroup, settingsGroups } from '@/lib/contract/settings/groups';
import type { SystemConfig } from '@/lib/contract/system-config';
import { SettingsGroups } from './SettingsGroups';

const STORE = 'store';
const all = Object.keys(settingsGroups) as SettingsGroup[];
/** What another store sees of the settings: its times to read, its invoices and notices to change. */
const ofOtherStores: readonly SettingsGroup[] = ['trade', 'invoice', 'notice'];

/** One tab for the own store and one for each group; what was typed under one stays while another is looked at. */
export function SettingsTabs({ config }: { config: SystemConfig }) {
  const t = useTranslations('systemConfig');
  const { storeId } = useViewer();
  const isMain = storeId === MAIN_STORE;
  const groups = (isMain ? all : ofOtherStores).filter((group) => config[group] !== undefined);
  const [tab, setTab] = useState<SettingsGroup | typeof STORE>(STORE);
  const [changed, setChanged] = useState<readonly string[]>([]);
  return (
    <Page>
      <Bar>
        <Tabs value={tab} variant="scrollable" scrollButtons="auto" onChange={(_event, next: SettingsGroup | typeof STORE) => setTab(next)}>
          {[STORE, ...groups].map((key) => (
            <Tab
              key={key}
              value={key}
              label={
                <span>
                  {t(`tabs.${key}`)}
                  {changed.includes(key) && <Dot role="img" aria-label={t('changed')} />}
                </span>
              }
            />
          ))}
        </Tabs>
      </Bar>
      <div hidden={tab !== STORE}>
        <StoreInfoForm />
      </div>
      <div hidden={tab === STORE}>
        <SettingsGroups
          config={config}
          groups={groups}
          shown={tab === STORE ? null : tab}
          readOnly={!isMain}
          onShow={setTab}
          onChanged={setChanged}
        />
      </div>
    </Page>
  );
}

const Page = styled('div')({ display: 'grid', gap: sizeVar.gap, gridTemplateColumns: 'minmax(0, 1fr)' });
const Bar = styled('div')({
  border,
  borderRadius: radius.card,
  backgroundColor: paletteVar('background-paper'),
  padding: '0 12px',
  // The card's own edge is line enough, and an arrow with nowhere to lead holds no room.
  '& .MuiTabs-root': { borderBottom: 0 },
  '& .MuiTabs-scrollButtons.Mui-disabled': { display: 'none' },
});
const Dot = styled('i')({
  display: 'inline-block',
  width: 6,
  height: 6,
  marginInlineStart: 6,
  borderRadius: 3,
  verticalAlign: 'middle',
  backgroundColor: paletteVar('warning-main'),
});
