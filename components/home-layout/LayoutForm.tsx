'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { PreviewSwitch, type Shown } from '@/components/controls/PreviewSwitch';
import { SortableList } from '@/components/controls/sorting/SortableList';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useMayLeave } from '@/components/dialogs/use-may-leave';
import { DraftBar } from '@/components/form/frames/DraftBar';
import { ErrorSummary } from '@/components/form/frames/ErrorSummary';
import { FormActions } from '@/components/form/frames/FormActions';
import { StickyFooter } from '@/components/form/frames/StickyFooter';
import { submitting } from '@/components/form/frames/submitting';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { LivePreview } from '@/components/home-layout/preview/LivePreview';
import { border, paletteVar, sizeVar, softBorder } from '@/components/theme/css-vars';
import { PHONE_QUERY, radius, STACKED_QUERY, WIDE_QUERY } from '@/components/theme/tokens';
import { useMay } from '@/components/viewer/use-may';
import { call } from '@/lib/client/call';
import {
  type HomeLayout,
  homeLayoutDraft,
  homeLayoutRead,
  homeLayoutSave,
  isLayoutKey,
  type LayoutBlock,
} from '@/lib/contract/home-layout';
import { BlockRow, blockColumns } from './BlockRow';
import { movedBlock, numbered, standardOrder } from './layout-order';

const DRAFT = { record: 'home-layout' };
const read = async () => inOrder(await call(homeLayoutRead));
const inOrder = (layout: HomeLayout): HomeLayout => ({
  ...layout,
  list: numbered([...layout.list].sort((one, other) => one.sort - other.sort)),
});

/** The blocks beside the page they make; moved by drag, keys or arrows, and saved together. */
export function LayoutForm({ layout }: { layout: HomeLayout }) {
  const t = useTranslations('homeLayout');
  const confirm = useConfirm();
  const mayEdit = useMay()(homeLayoutSave);
  const start = useMemo(() => inOrder(layout), [layout]);
  const [marked, setMarked] = useState<string>();
  const [shown, setShown] = useState<Shown>('fields');
  const form = useResourceForm<HomeLayout, unknown>({
    schema: homeLayoutDraft,
    start,
    labels: 'homeLayout.fields',
    save: (body) => call(homeLayoutSave, { body }),
    savedText: t('saved'),
    draft: DRAFT,
    reload: read,
    stays: true,
  });
  const mayLeave = useMayLeave(form);
  const { hook } = form;
  const blocks = hook.watch('list');
  const nameOf = (key: string) => (isLayoutKey(key) ? t(`blocks.${key}`) : t('unknown', { key }));
  const put = (list: LayoutBlock[]) => hook.setValue('list', list, { shouldDirty: true, shouldValidate: true });
  const restore = async () => {
    if (await confirm({ title: t('restore'), text: t('restoreText') })) put(standardOrder(blocks, nameOf));
  };
  const cancel = async () => {
    if (await mayLeave()) await form.discard();
  };
  return (
    <Page noValidate onSubmit={submitting(form)}>
      <DraftBar form={form} />
      <ErrorSummary form={form} />
      <Columns data-shown={shown}>
        <PreviewSwitch shown={shown} onChange={setShown} />
        <Card className="fields">
          <h2>{t('title')}</h2>
          <Head aria-hidden data-fixed={!mayEdit}>
            <span>{t('fields.list.sort')}</span>
            <span>{t('block')}</span>
            <span>{t('fields.list.title')}</span>
            <span>{t('fields.list.limit')}</span>
            <span>{t('fields.list.visible')}</span>
          </Head>
          <SortableList
            fixed={!mayEdit}
            keys={blocks.map(({ key }) => key)}
            labelOf={nameOf}
            onMove={(key, to) => put(movedBlock(blocks, key, to))}
            renderItem={(key, index) => (
              <BlockRow
                form={form}
                index={index}
                name={nameOf(key)}
                count={blocks.length}
                disabled={!mayEdit}
                onMark={() => setMarked(key)}
                onMove={(to) => put(movedBlock(blocks, key, to))}
              />
            )}
          />
        </Card>
        <Card className="phone">
          <LivePreview blocks={blocks} marked={marked} />
        </Card>
      </Columns>
      {mayEdit && (
        <StickyFooter>
          <PlainButton variant="outlined" disabled={form.busy} onClick={() => void restore()} style={{ marginInlineEnd: 'auto' }}>
            {t('restore')}
          </PlainButton>
          <FormActions form={form} onCancel={() => void cancel()} />
        </StickyFooter>
      )}
    </Page>
  );
}

const Page = styled('form')({ display: 'grid', gap: sizeVar.gap, gridTemplateColumns: 'minmax(0, 1fr)' });
/** Over the columns of the rows below; on a phone each field says by itself what it is. */
const Head = styled('div')({
  ...blockColumns,
  padding: '8px 16px 8px 34px',
  color: paletteVar('text-secondary'),
  backgroundColor: paletteVar('background-default'),
  borderBottom: softBorder,
  // Without handles the rows begin further left.
  '&[data-fixed="true"]': { paddingLeft: 8 },
  [`@media ${PHONE_QUERY}`]: { display: 'none' },
});
const Columns = styled('div')({
  display: 'grid',
  gap: sizeVar.gap,
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  alignItems: 'start',
  [`@media ${WIDE_QUERY}`]: { '& > .preview-switch': { display: 'none' } },
  [`@media ${STACKED_QUERY}`]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&[data-shown="fields"] > .phone, &[data-shown="preview"] > .fields': { display: 'none' },
  },
});
const Card = styled('section')({
  border,
  borderRadius: radius.card,
  backgroundColor: paletteVar('background-paper'),
  overflow: 'hidden',
  '& h2': { margin: 0, padding: '12px 16px', fontSize: 15, fontWeight: 600, borderBottom: softBorder },
  '& ul > li': { padding: '0 8px', borderBottom: softBorder, borderRadius: 0 },
  '&.phone': { display: 'grid', placeItems: 'center', padding: '16px 0', backgroundColor: paletteVar('background-default') },
});
