'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Picture } from '@/components/controls/Picture';
import { OnOff } from '@/components/list/cells/OnOff';
import { RowActions } from '@/components/list/cells/RowActions';
import { StatusChip } from '@/components/list/cells/StatusChip';
import { TimeText } from '@/components/list/cells/TimeText';
import { TwoLines } from '@/components/list/cells/TwoLines';
import { actionsColumn } from '@/components/list/columns/actions-column';
import type { Column } from '@/components/list/columns/column';
import { englishWidths } from '@/components/list/columns/english-widths';
import { textColumn } from '@/components/list/columns/FieldColumns';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import type { AccountConfig } from '@/lib/contract/account-config';
import { onOff } from '@/lib/contract/states/on-off';
import { yesNo } from '@/lib/contract/states/yes-no';
import type { AccountActions } from './account-actions';

/** The columns of the accounts; numbers of receiving accounts come masked. */
export function useAccountColumns(actions: AccountActions): readonly Column<AccountConfig>[] {
  const t = useTranslations('accountConfig');
  const common = useTranslations('common');
  const enums = useTranslations('enums');
  const { storeId } = useViewer();
  const { language } = useLanguage();
  return useMemo(() => {
    const columns: (Column<AccountConfig> | false)[] = [
      { key: 'usage', header: t('fields.usage'), width: 78, cell: ({ usage }) => enums(`accountUse.${usage}`) },
      { key: 'type', header: t('fields.type'), width: 78, cell: ({ type }) => enums(`accountType.${type}`) },
      { key: 'name', header: t('fields.name'), width: 110, card: 'title', hideable: false, cell: ({ name }) => name },
      { key: 'account', header: t('fields.account'), width: 158, cell: ({ account }) => account },
      textColumn('holder', t('fields.holder'), 110),
      {
        key: 'qrcode',
        header: t('columns.qrcode'),
        width: 66,
        card: 'none',
        cell: ({ qrcode, name }) => (qrcode ? <Code url={qrcode} name={name} /> : '-'),
      },
      {
        key: 'isDefault',
        header: t('fields.isDefault'),
        width: 62,
        cell: ({ isDefault }) => (isDefault === yesNo.yes ? <StatusChip kind="success" label={t('fields.isDefault')} /> : '-'),
      },
      storeId === MAIN_STORE && { key: 'storeName', header: t('store'), width: 96, cell: ({ storeName }) => storeName },
      { key: 'sort', header: t('fields.sort'), width: 76, align: 'end', cell: ({ sort }) => sort },
      {
        key: 'status',
        header: t('fields.status'),
        width: 72,
        card: 'mark',
        cell: ({ status }) => <OnOff on={status === onOff.on} />,
      },
      {
        key: 'updateTime',
        header: t('fields.updateTime'),
        width: 164,
        cell: ({ updateTime, updaterName }) => <TwoLines first={<TimeText time={updateTime} />} second={updaterName} />,
      },
      (actions.may('edit') || actions.may('delete')) &&
        actionsColumn(common('actions'), 104, (row) => <RowActions actions={actions.forRow(row)} />),
    ];
    const shown = columns.filter((column) => column !== false);
    return englishWidths(shown, language, [
      ['usage', 88],
      ['type', 84],
      ['qrcode', 64],
      ['name', 90],
      ['isDefault', 90],
      ['updateTime', 156],
      ['actions', 112],
    ]);
  }, [language, actions, t, common, enums, storeId]);
}

const Code = ({ url, name }: { url: string; name: string }) => (
  <Box>
    <Picture url={url} alt={name} whole />
  </Box>
);
const Box = styled('span')({ display: 'block', width: 36, height: 36, borderRadius: 6, overflow: 'hidden' });
