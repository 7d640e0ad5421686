'use client';
import PageIcon from '@mui/icons-material/ArticleOutlined';
import BoltIcon from '@mui/icons-material/BoltOutlined';
import RecordIcon from '@mui/icons-material/ManageSearchOutlined';
import { useTranslations } from 'next-intl';
import type { PaletteRow } from './palette-rows';
import { Heading, Line } from './palette-styles';

interface LineProps {
  readonly id: string;
  readonly row: PaletteRow;
  readonly active: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

const icons = { page: PageIcon, record: RecordIcon, command: BoltIcon };

/** One find: its name, and the sections it stands in. */
export function PaletteLine({ id, row, active, onPoint, onChoose }: LineProps) {
  const t = useTranslations();
  const Icon = icons[row.choice.kind];
  return (
    <>
      {row.heading && <Heading role="presentation">{t(`search.${row.heading}`)}</Heading>}
      <Line id={id} role="option" aria-selected={active} onPointerMove={active ? undefined : onPoint} onClick={onChoose}>
        <Icon aria-hidden />
        <span className="title">{row.title}</span>
        <span className="sections">{row.sections.join(' / ')}</span>
      </Line>
    </>
  );
}
