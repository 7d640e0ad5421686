'use client';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { FilterBox } from '@/components/controls/filter-styles';
import { SortableList } from '@/components/controls/sorting/SortableList';
import { useCopy } from '@/components/feedback/use-copy';
import { softBorder } from '@/components/theme/css-vars';
import type { Identified } from '@/lib/contract/call/resource';
import { changeViews, type ViewAction } from '@/lib/list/change-views';
import type { ResourceList } from '@/lib/list/resource-list';
import { MAX_VIEW_NAME, type SavedView } from '@/lib/list/saved-views';
import { useAddress } from '@/lib/list/use-address';
import { SavedViewLine } from './SavedViewLine';
import type { ViewChoice } from './use-saved-views';

interface Props<Row extends Identified, Filter> {
  readonly anchor: HTMLElement;
  readonly list: ResourceList<Row, Filter>;
  readonly choice: ViewChoice;
  onClose(): void;
}

/** Saved views: open, order, default, rename, share, delete; and the present state of the list as a new one. */
export function SavedViewsPanel<Row extends Identified, Filter>({ anchor, list, choice, onClose }: Props<Row, Filter>) {
  const t = useTranslations('list');
  const share = useShare();
  const { kept, open, changed, keep } = choice;
  const change = (action: ViewAction) => keep(changeViews(kept, action));
  const show = (view: SavedView) => {
    list.view.open(view.search, view.id);
    onClose();
  };
  const byId = new Map(kept.views.map((view) => [view.id, view]));
  const line = (view: SavedView) => (
    <SavedViewLine
      view={view}
      open={view.id === open?.id}
      isDefault={view.id === kept.defaultId}
      onOpen={() => show(view)}
      onRename={(name) => change({ type: 'rename', id: view.id, name })}
      onDefault={(on) => change({ type: 'setDefault', id: on ? view.id : null })}
      onShare={() => void share(view)}
      onRemove={() => change({ type: 'remove', id: view.id })}
    />
  );
  const create = (name: string) => {
    const view = { id: crypto.randomUUID().slice(0, 8), name, search: list.view.search };
    change({ type: 'create', view });
    show(view);
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { 'aria-label': t('views.button'), role: 'dialog' } }}
    >
      <Panel>
        {kept.views.length === 0 && <p>{t('views.none')}</p>}
        <SortableList
          keys={kept.views.map((view) => view.id)}
          labelOf={(id) => byId.get(id)?.name ?? id}
          onMove={(id, to) => change({ type: 'move', id, to })}
          renderItem={(id) => {
            const view = byId.get(id);
            return view ? line(view) : null;
          }}
        />
        {open && changed && (
          <Button variant="outlined" fullWidth onClick={() => change({ type: 'overwrite', id: open.id, search: list.view.search })}>
            {t('views.overwrite', { name: open.name })}
          </Button>
        )}
        <NewView onCreate={create} />
      </Panel>
    </Popover>
  );
}

function NewView({ onCreate }: { onCreate: (name: string) => void }) {
  const t = useTranslations('list');
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onCreate(name);
  };
  return (
    <form onSubmit={submit}>
      <FilterBox style={{ flex: 1 }}>
        <input
          aria-label={t('views.name')}
          placeholder={t('views.name')}
          maxLength={MAX_VIEW_NAME}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </FilterBox>
      <Button type="submit" variant="contained" disabled={name.trim() === ''}>
        {t('views.save')}
      </Button>
    </form>
  );
}

/** Copies the address under which anybody sees what the view shows. */
function useShare() {
  const t = useTranslations('list');
  const copy = useCopy();
  const { pathname } = useAddress();
  return (view: SavedView) => copy(`${window.location.origin}${pathname}${view.search}`, t('views.shared'));
}

const Panel = styled('div')({
  width: 360,
  maxWidth: '92vw',
  maxHeight: 'min(560px, 80dvh)',
  overflow: 'auto',
  padding: 8,
  '& > p': { margin: 8 },
  '& form': { display: 'flex', gap: 8, marginTop: 8, paddingTop: 8, borderTop: softBorder },
});
