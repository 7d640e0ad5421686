'use client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { useDialogSlot } from '@/components/dialogs/use-dialog-slot';
import { border, paletteVar, softBorder } from '@/components/theme/css-vars';

export interface MoneyRulesParams {
  readonly lines: readonly { readonly group: string; readonly field: string; readonly before: string; readonly after: string }[];
}

/** What a save changes of the money rules, old and new; asked before it is done. */
export function MoneyRulesDialog({ payload: { lines }, answer }: DialogProps<MoneyRulesParams, true>) {
  const t = useTranslations('systemConfig');
  const form = useTranslations('form');
  const { dismiss } = useDialogSlot();
  const actions = (
    <>
      <Button variant="outlined" onClick={dismiss}>
        {form('cancel')}
      </Button>
      <Button variant="contained" onClick={() => answer(true)}>
        {form('ok')}
      </Button>
    </>
  );
  return (
    <DialogFrame title={t('rules.title')} width={620} actions={actions}>
      <Alert severity="warning">{t('rules.text')}</Alert>
      <Table>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {t('rules.field')}
            </th>
            <th scope="col">{t('rules.before')}</th>
            <th scope="col">{t('rules.after')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ group, field, before, after }, index) => (
            <tr key={`${group} ${field}`}>
              <td className="group">{lines[index - 1]?.group === group ? '' : group}</td>
              <td>{field}</td>
              <td className="before">
                <del>{before}</del>
              </td>
              <td className="after">
                <ins>{after}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </DialogFrame>
  );
}

const Table = styled('table')({
  width: '100%',
  marginTop: 12,
  border,
  borderCollapse: 'collapse',
  '& th': { padding: '8px 12px', textAlign: 'start', fontWeight: 500, color: paletteVar('text-secondary'), whiteSpace: 'nowrap' },
  '& td': { padding: '8px 12px', borderTop: softBorder, overflowWrap: 'anywhere' },
  '& .group': { color: paletteVar('text-secondary'), whiteSpace: 'nowrap' },
  '& del': { color: paletteVar('text-secondary'), whiteSpace: 'nowrap' },
  '& ins': { textDecoration: 'none', fontWeight: 600, whiteSpace: 'nowrap' },
});
