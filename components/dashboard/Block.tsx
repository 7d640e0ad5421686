import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { border, paletteVar, sizeVar, softBorder } from '@/components/theme/css-vars';
import { PHONE_QUERY, radius } from '@/components/theme/tokens';

/** A card of the dashboard: title, a remark beside it, controls at the right. */
export function Block({
  title,
  remark,
  controls,
  children,
}: {
  title: string;
  remark?: ReactNode;
  controls?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        <span className="remark">{remark}</span>
        {controls && <div className="controls">{controls}</div>}
      </Head>
      {children}
    </Card>
  );
}

const Card = styled('section')({
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  border: border,
  borderRadius: radius.card,
  backgroundColor: paletteVar('background-paper'),
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  rowGap: 6,
  minHeight: 49,
  padding: '6px 16px',
  borderBottom: softBorder,
  '& h2': { margin: 0, fontSize: 15, fontWeight: 600, whiteSpace: 'nowrap' },
  '& .remark': { flex: 1, minWidth: 0, fontSize: sizeVar.small, lineHeight: 1.35, color: paletteVar('text-tertiary') },
  '& .controls': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  [`@media ${PHONE_QUERY}`]: { padding: '9px 12px', '& .remark:not(:empty)': { flexBasis: '100%' } },
});
