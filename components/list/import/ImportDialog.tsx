'use client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Segments } from '@/components/controls/Segments';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import { useMayLeave } from '@/components/dialogs/use-may-leave';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { useLanguage } from '@/components/theme/LanguageProvider';
import type { ImportAnswer } from '@/lib/contract/call/import-answer';
import { BOM, csvLine } from '@/lib/format/csv';
import { fileSize } from '@/lib/format/file-size';
import { joinNames } from '@/lib/format/punctuation';
import { withLeftOut } from '@/lib/import/left-out';
import { saveFile } from '../export/save-file';
import { ImportResult } from './ImportResult';
import type { ImportParams } from './import-params';
import { PreviewTable } from './PreviewTable';
import { SourceField } from './SourceField';
import { useImport } from './use-import';
import { type ImportSource, useImportRows } from './use-import-rows';

interface Props<Line> extends ImportParams<Line> {
  /** Called with what was imported, or undefined when nothing was. */
  onClose(answer: ImportAnswer | undefined): void;
}

/** Imports lines from a file or from what is pasted: preview, a reason for each line that is refused, progress and result. A noun draws it in a dialog of its own. */
export function ImportDialog<Line>(props: Props<Line>) {
  const { title, note, accept, maxBytes, maxLines, paste = false, columns, emptyText, controls, ready = true, onClose } = props;
  const t = useTranslations('import');
  const { language } = useLanguage();
  const [source, setSource] = useState<ImportSource>(paste ? { kind: 'text', text: '' } : { kind: 'file', file: null });
  const { running, answer, start, cancel, again } = useImport(props);
  const reasons = { repeated: t('repeated'), known: props.knownReason ?? t('known') };
  const { rows, fault, reading } = useImportRows(source, props, reasons, running !== null || answer !== null);
  const good = rows.flatMap(({ line, value, fault: wrong }) => (wrong === null && value !== undefined ? [{ line, value }] : []));
  const tooMany = rows.length > maxLines;
  const complaint = fault ? t(`fault.${fault}`) : tooMany ? t('tooMany', { n: maxLines }) : null;
  const busy = running !== null;
  const close = () => onClose(answer ?? undefined);
  // A file can be chosen again; what was typed or pasted is nowhere else.
  const mayLeave = useMayLeave({ dirty: answer === null && source.kind === 'text' && source.text.trim() !== '' });
  const leave = async () => {
    if (await mayLeave()) close();
    return false;
  };
  const actions = answer ? (
    <>
      <Button variant="outlined" onClick={again}>
        {t('again')}
      </Button>
      <Button variant="contained" onClick={close}>
        {t('close')}
      </Button>
    </>
  ) : (
    <>
      <Note>{t('limits', { n: maxLines })}</Note>
      <Button variant="outlined" onClick={busy ? cancel : () => void leave()}>
        {t('cancel')}
      </Button>
      <Button
        variant="contained"
        loading={busy}
        disabled={reading || good.length === 0 || tooMany || !ready}
        onClick={() => void start(good)}
      >
        {t('start', { n: good.length })}
      </Button>
    </>
  );
  return (
    <DialogFrame title={<Title title={title} note={note} />} width={760} busy={busy} actions={actions} beforeClose={leave}>
      {answer ? (
        <ImportResult answer={withLeftOut(answer, rows)} />
      ) : (
        <>
          <Controls>
            {controls}
            {paste && <SourceChoice source={source} disabled={busy} onChange={setSource} />}
            <span className="kinds">
              {t('accepts', {
                kinds: joinNames(
                  accept.map((kind) => `.${kind}`),
                  language,
                ),
                size: fileSize(maxBytes),
              })}
            </span>
            {props.template && <Template template={props.template} />}
          </Controls>
          <SourceField source={source} accept={accept} disabled={busy} onChange={setSource} />
          {running && <Progress sent={running.sent} total={running.total} />}
          {complaint && (
            <Alert severity="error" sx={{ mt: 1 }}>
              {complaint}
            </Alert>
          )}
          {rows.length > 0 ? <PreviewTable rows={rows} columns={columns} /> : <Empty>{emptyText ?? t('nothing')}</Empty>}
        </>
      )}
    </DialogFrame>
  );
}

const Title = ({ title, note }: { title: string; note: string | undefined }) => (
  <>
    {title}
    {note && <Note as="span"> {note}</Note>}
  </>
);

function SourceChoice({
  source,
  disabled,
  onChange,
}: {
  source: ImportSource;
  disabled: boolean;
  onChange: (source: ImportSource) => void;
}) {
  const t = useTranslations('import');
  const id = useId();
  const choose = (kind: ImportSource['kind'] | null) => {
    if (kind === 'text') onChange({ kind, text: '' });
    if (kind === 'file') onChange({ kind, file: null });
  };
  return (
    <div className="control">
      <span id={id}>{t('source')}</span>
      <Segments
        labelledBy={id}
        chosen={source.kind}
        disabled={disabled}
        options={[
          { value: 'text', text: t('sourceText') },
          { value: 'file', text: t('sourceFile') },
        ]}
        onChoose={choose}
      />
    </div>
  );
}

function Template<Line>({ template }: { template: NonNullable<ImportParams<Line>['template']> }) {
  const t = useTranslations('import');
  const save = () => {
    const lines = [template.head, ...template.rows].map(csvLine).join('');
    saveFile(new Blob([BOM, lines], { type: 'text/csv;charset=utf-8' }), template.name);
  };
  return (
    <Button variant="text" size="small" sx={{ alignSelf: 'flex-end' }} onClick={save}>
      {t('template')}
    </Button>
  );
}

function Progress({ sent, total }: { sent: number; total: number }) {
  const t = useTranslations('import');
  return (
    <div style={{ marginTop: 8 }}>
      <Note role="status">{t('sending', { n: sent, total })}</Note>
      <LinearProgress
        variant={sent === 0 ? 'indeterminate' : 'determinate'}
        value={total === 0 ? 0 : (sent / total) * 100}
        aria-label={t('sending', { n: sent, total })}
      />
    </div>
  );
}

const Note = styled('p')({ flex: 1, margin: 0, fontSize: sizeVar.small, fontWeight: 400, color: paletteVar('text-tertiary') });
const Empty = styled('p')({ margin: '16px 0 8px', textAlign: 'center', color: paletteVar('text-tertiary') });
const Controls = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '8px 16px',
  marginBottom: 10,
  '& .control': { display: 'flex', flexDirection: 'column', gap: 4 },
  '& .control > span': { fontSize: 13, color: paletteVar('text-secondary') },
  '& .kinds': { flex: 1, alignSelf: 'flex-end', textAlign: 'end', fontSize: sizeVar.small, color: paletteVar('text-tertiary') },
});
