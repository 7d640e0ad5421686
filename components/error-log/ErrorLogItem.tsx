'use client';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ErrorLogEntry } from '@/components/feedback/error-log';
import { border, paletteVar, sizeVar, softBorder } from '@/components/theme/css-vars';
import { monoStack } from '@/components/theme/tokens';
import { wireTime } from '@/lib/format/shanghai-time';

/** One failure of the log. Its stacks are folded, because they are for whoever mends it. */
export function ErrorLogItem({ entry, onCopy }: { entry: ErrorLogEntry; onCopy: () => void }) {
  const t = useTranslations('errorLog');
  const { err, vm, info, url, count, at, requestId } = entry;
  const facts: readonly (readonly [string, string | undefined])[] = [
    [t('info'), info],
    [t('url'), url],
    [t('requestId'), requestId],
    [t('time'), wireTime(new Date(at))],
  ];
  return (
    <Item>
      <div className="head">
        <strong>
          {err.name}: {err.message}
        </strong>
        {count > 1 && <Chip size="small" label={t('count', { n: count })} />}
        <Button size="small" onClick={onCopy}>
          {t('copy')}
        </Button>
      </div>
      <dl>{facts.map(([name, value]) => value && <Fact key={name} name={name} value={value} />)}</dl>
      {err.stack && <Stack title={t('err')} text={err.stack} />}
      {vm && <Stack title={t('vm')} text={vm.trim()} />}
    </Item>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Stack({ title, text }: { title: string; text: string }) {
  return (
    <details>
      <summary>{title}</summary>
      <pre>{text}</pre>
    </details>
  );
}

const Item = styled('li')({
  padding: '12px 20px',
  borderBottom: softBorder,
  '& .head': { display: 'flex', alignItems: 'flex-start', gap: 8 },
  '& strong': { flex: 1, minWidth: 0, fontWeight: 600, color: paletteVar('error-main'), overflowWrap: 'anywhere' },
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: '2px 20px', margin: '4px 0', fontSize: sizeVar.small },
  '& dl > div': { display: 'flex', gap: 6, minWidth: 0 },
  '& dt': { color: paletteVar('text-tertiary') },
  '& dd': { margin: 0, overflowWrap: 'anywhere', userSelect: 'all' },
  '& summary': { width: 'fit-content', minHeight: 24, fontSize: sizeVar.small, color: paletteVar('text-secondary'), cursor: 'pointer' },
  '& pre': {
    margin: '4px 0 8px',
    padding: 10,
    maxHeight: 220,
    overflow: 'auto',
    border: border,
    borderRadius: 6,
    backgroundColor: paletteVar('background-default'),
    fontFamily: monoStack,
    fontSize: 12,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});
