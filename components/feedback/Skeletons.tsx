import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { paletteVar, sizeVar, softBorder } from '@/components/theme/css-vars';
import { PlainBar, PulsingBlock } from './PlainBar';

const lines = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Lines of text that are on their way. */
export const TextSkeleton = ({ lines: count = 3 }: { lines?: number }) => (
  <Waiting>
    {lines(count).map((line) => (
      <PlainBar key={line} style={{ width: line === count - 1 ? '60%' : '100%' }} />
    ))}
  </Waiting>
);

/** Rows of a table at the height real rows have. */
export const TableSkeleton = ({ rows = 5, columns = 4 }: { rows?: number; columns?: number }) => (
  <Waiting>
    <Row className="head" />
    {lines(rows).map((row) => (
      <Row key={row}>
        {lines(columns).map((column) => (
          <PlainBar key={column} style={{ width: column === 0 ? '70%' : '45%' }} />
        ))}
      </Row>
    ))}
  </Waiting>
);

/** Fields of a form, label above input. */
export const FormSkeleton = ({ fields = 6 }: { fields?: number }) => (
  <Waiting style={{ display: 'grid', gap: 16 }}>
    {lines(fields).map((field) => (
      <div key={field}>
        <PlainBar style={{ width: 90 }} />
        <PlainBar data-block style={{ height: sizeVar.control, maxWidth: 480 }} />
      </div>
    ))}
  </Waiting>
);

/** A block of a known height. */
export const BlockSkeleton = ({ height }: { height: number | string }) => (
  <Waiting>
    <PlainBar data-block style={{ height }} />
  </Waiting>
);

/** The room of a block that nobody has asked for: nothing is loading, so nothing says so, and a pulse would keep the page drawing for as long as it is open. */
export const BlockRoom = ({ height }: { height: number | string }) => <PlainBar data-block style={{ height }} />;

/** Says to everyone, not only to those who see the grey shapes, that something is loading. */
function Waiting({ children, style }: { children: React.ReactNode; style?: React.CSSProperties }) {
  const t = useTranslations('feedback');
  return (
    <PulsingBlock role="status" aria-label={t('loading')} data-waiting style={style}>
      {children}
    </PulsingBlock>
  );
}

const Row = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 12,
  alignItems: 'center',
  height: sizeVar.row,
  padding: '0 16px',
  borderBottom: softBorder,
  '&.head': { height: 38, backgroundColor: paletteVar('background-default') },
  '&:last-child': { borderBottom: 0 },
});
