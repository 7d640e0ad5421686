'use client';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useRef } from 'react';
import { softBorder } from '@/components/theme/css-vars';
import { onCloseBy } from './on-close';
import { type BeforeClose, BeforeCloseSlot } from './use-before-close';
import { useAppear, useDialogSlot } from './use-dialog-slot';

interface Props {
  readonly title: ReactNode;
  /** States of the record, beside its title. */
  readonly chips?: ReactNode;
  /** What can be done with the record shown; stands under the title. */
  readonly tools?: ReactNode;
  /** Width in pixels on a wide screen. */
  readonly width?: number;
  readonly children: ReactNode;
}

/** A panel at the right edge that shows one record; asked for like any dialog. */
export function DrawerFrame({ title, chips, tools, width = 860, children }: Props) {
  const t = useTranslations('feedback');
  const { open, exited, dismiss } = useDialogSlot();
  const appear = useAppear();
  const id = useId();
  const before = useRef<BeforeClose>(null);
  const leave = async () => {
    if (!before.current || (await before.current())) dismiss();
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
      <Head>
        <div className="name">
          <span id={id} className="title">
            {title}
          </span>
          {chips && <span className="chips">{chips}</span>}
        </div>
        <IconButton size="small" aria-label={t('close')} onClick={() => void leave()}>
          <CloseRounded />
        </IconButton>
        {tools && <div className="tools">{tools}</div>}
      </Head>
      <Body>
        <BeforeCloseSlot value={before}>{children}</BeforeCloseSlot>
      </Body>
    </Drawer>
  );
}

const Head = styled('header')({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 8px',
  padding: '12px 12px 12px 20px',
  borderBottom: softBorder,
  '& .name': { flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  '& .title': { minWidth: 0, fontSize: 15, fontWeight: 600 },
  '& .chips': { display: 'inline-flex', flexWrap: 'wrap', gap: 8 },
  '& .tools': { flex: '1 1 100%', minWidth: 0 },
  '& .tools > span': { flexWrap: 'wrap', rowGap: 10 },
});
const Body = styled('div')({
  ...{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', overflow: 'auto' },
  // What is typed into stands above buttons that stay in sight below it.
  '&:has(footer)': { scrollPaddingBottom: 84 },
});
