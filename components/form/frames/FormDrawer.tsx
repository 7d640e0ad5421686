'use client';
import Close from '@mui/icons-material/CloseRounded';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PreviewSwitch, type Shown } from '@/components/controls/PreviewSwitch';
import { onCloseBy } from '@/components/dialogs/on-close';
import { useAppear, useDialogSlot } from '@/components/dialogs/use-dialog-slot';
import { useMayLeave } from '@/components/dialogs/use-may-leave';
import { paletteVar, softBorder } from '@/components/theme/css-vars';
import { NO_PREVIEW_QUERY, PREVIEW_QUERY } from '@/components/theme/tokens';
import type { ResourceForm } from '../state/resource-form';
import { DraftBar } from './DraftBar';
import { ErrorSummary } from './ErrorSummary';
import { FormActions } from './FormActions';
import { FieldGrid } from './form-layout';
import { submitting } from './submitting';

interface Props<Values extends FieldValues> {
  readonly form: ResourceForm<Values>;
  readonly title: string;
  readonly children: ReactNode;
  readonly width?: number;
  readonly saveLabel?: string;
  /** Further buttons of the footer, such as "save as draft". */
  readonly actions?: ReactNode;
  /** A preview that stands beside the fields where the window is wide, and instead of them by a switch where it is not. */
  readonly aside?: ReactNode;
}

/** A form in a panel at the right edge, for records with more fields than a dialog holds. Asked for like any dialog. */
export function FormDrawer<Values extends FieldValues>({ form, title, children, width = 640, saveLabel, actions, aside }: Props<Values>) {
  const t = useTranslations('form');
  const { open, exited, dismiss } = useDialogSlot();
  const appear = useAppear();
  const mayLeave = useMayLeave(form);
  const id = useId();
  const [shown, setShown] = useState<Shown>('fields');
  const save = submitting(form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // What has to be mended is in the fields.
    setShown('fields');
    save(event);
  };
  const leave = async () => {
    if (!form.busy && (await mayLeave())) dismiss();
  };
  return (
    <Drawer
      anchor="right"
      open={open}
      data-leaving={!open}
      onClose={onCloseBy(leave)}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': id, sx: { width, maxWidth: '100%' } },
        backdrop: { appear },
        transition: { onExited: exited },
      }}
    >
      <Sheet onSubmit={submit} noValidate data-shown={shown}>
        <header>
          <h2 id={id}>{title}</h2>
          <IconButton size="small" aria-label={t('close')} disabled={form.busy} onClick={() => void leave()}>
            <Close />
          </IconButton>
        </header>
        {aside && <PreviewSwitch shown={shown} onChange={setShown} />}
        <div className="middle">
          <div className="body">
            <DraftBar form={form} />
            <ErrorSummary form={form} />
            <FieldGrid>{children}</FieldGrid>
          </div>
          {aside && <aside>{aside}</aside>}
        </div>
        <footer>
          <FormActions form={form} onCancel={() => void leave()} saveLabel={saveLabel}>
            {actions}
          </FormActions>
        </footer>
      </Sheet>
    </Drawer>
  );
}

const Sheet = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  height: '100%',
  '& header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '12px 12px 12px 20px',
    borderBottom: softBorder,
  },
  '& h2': { margin: 0, fontSize: 15, fontWeight: 600 },
  '& .middle': { flex: 1, minHeight: 0, display: 'flex' },
  '& .body': { flex: 1, minWidth: 0, overflow: 'auto', padding: '16px 20px' },
  '& aside': {
    flex: 'none',
    overflow: 'auto',
    padding: '16px 20px',
    borderLeft: softBorder,
    backgroundColor: paletteVar('background-default'),
  },
  '& .preview-switch': { flex: 'none', width: 'auto', margin: '10px 20px 0', [`@media ${PREVIEW_QUERY}`]: { display: 'none' } },
  [`@media ${NO_PREVIEW_QUERY}`]: {
    '&[data-shown="fields"] aside, &[data-shown="preview"] .body': { display: 'none' },
    '& aside': { flex: 1, display: 'grid', justifyItems: 'center', alignContent: 'start', marginTop: 10, borderLeft: 0 },
  },
  '& footer': { display: 'flex', justifyContent: 'flex-end', gap: 12, padding: '12px 20px', borderTop: softBorder },
});
