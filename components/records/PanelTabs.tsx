'use client';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { softBorder } from '@/components/theme/css-vars';

interface Panel {
  readonly key: string;
  readonly label: string;
}

interface Props {
  readonly panels: readonly Panel[];
  readonly panel: Panel;
  onChoose(key: string): void;
  readonly children: ReactNode;
}

/** The tabs of a record over the panel that is chosen; one panel alone needs none. */
export function PanelTabs({ panels, panel, onChoose, children }: Props) {
  const t = useTranslations('feedback');
  const base = useId();
  if (panels.length === 1) return <Alone>{children}</Alone>;
  return (
    <>
      <Line>
        <Tabs value={panel.key} onChange={(_event, next: string) => onChoose(next)} variant="scrollable" aria-label={t('parts')}>
          {panels.map(({ key, label }) => (
            <Tab key={key} value={key} label={label} id={`${base}-${key}`} aria-controls={`${base}-panel`} />
          ))}
        </Tabs>
      </Line>
      {/* Two panels may be the same component: without a key the rows of one would stand under the heads of the other for a moment. */}
      <Body key={panel.key} role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${panel.key}`}>
        {children}
      </Body>
    </>
  );
}

/** Fills the drawer, so that what stands at its lower edge stands there under little content too. */
const Alone = styled('div')({ flex: '1 0 auto', display: 'flex', flexDirection: 'column' });
const Line = styled('div')({ flex: 'none', padding: '0 12px', 'section + &': { borderTop: softBorder } });
/** Lists scroll inside it; under many facts it keeps a height worth looking at, and the whole drawer scrolls. */
const Body = styled('div')({ flex: '1 1 0', minHeight: 320, display: 'flex', flexDirection: 'column', overflow: 'auto' });
