'use client';
import { useTranslations } from 'next-intl';
import { type FormEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMayLeave } from '@/components/dialogs/use-may-leave';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { DraftBar } from '@/components/form/frames/DraftBar';
import { ErrorSummary } from '@/components/form/frames/ErrorSummary';
import { FormActions } from '@/components/form/frames/FormActions';
import { FieldGrid, PageGrid, SectionCard } from '@/components/form/frames/form-layout';
import { StickyFooter } from '@/components/form/frames/StickyFooter';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { useMay } from '@/components/viewer/use-may';
import { call } from '@/lib/client/call';
import type { SettingsGroup } from '@/lib/contract/settings/groups';
import { type SystemConfig, systemConfigDraft, systemConfigInfo, systemConfigSave } from '@/lib/contract/system-config';
import { changedGroups, changedMoneyRules } from './changed-rules';
import { groupParts } from './group-parts';
import { moneyRulesDialog } from './settings-dialogs';

const read = () => call(systemConfigInfo);

interface Props {
  readonly config: SystemConfig;
  readonly groups: readonly SettingsGroup[];
  readonly shown: SettingsGroup | null;
  readonly readOnly: boolean;
  onShow(group: SettingsGroup): void;
  onChanged(groups: readonly string[]): void;
}

/** All groups in one form, of which one is in sight: a save sends the whole with the version it was read with. */
export function SettingsGroups({ config, groups, shown, readOnly, onShow, onChanged }: Props) {
  const t = useTranslations('systemConfig');
  const { drawn, draw } = useDrawn(shown);
  const ask = useAskOnDemand();
  const mayEdit = useMay()(systemConfigSave);
  const form = useResourceForm<SystemConfig, unknown>({
    schema: systemConfigDraft,
    start: config,
    labels: 'systemConfig.fields',
    save: (body) => call(systemConfigSave, { body }),
    savedText: t('saved'),
    draft: DRAFT,
    reload: async () => {
      const saved = await read();
      // Only an input that was drawn knows how to write its value, and the dispute that may follow writes those of any group.
      flushSync(() => draw(changedGroups(groups, config, saved)));
      return saved;
    },
    stays: true,
    readOnly: !mayEdit,
  });
  const mayLeave = useMayLeave(form);
  const { hook, problems, draft } = form;
  const drafted = draft?.differences.map(({ field }) => field.split('.')[0]).join();
  useEffect(() => draw(groups.filter((group) => drafted?.split(',').includes(group))), [draw, groups, drafted]);
  const values = hook.watch();
  const start = (hook.formState.defaultValues ?? config) as SystemConfig;
  const changed = useMemo(() => changedGroups(groups, start, values).join(), [groups, start, values]);
  useEffect(() => onChanged(changed.split(',')), [changed, onChanged]);
  const wrong = problems[0]?.field.split('.')[0];
  useEffect(() => {
    const group = groups.find((each) => each === wrong);
    if (group) onShow(group);
  }, [wrong, groups, onShow]);
  const save = async () => {
    const rules = (await hook.trigger()) ? changedMoneyRules(groups, start, form.valuesToSave()) : [];
    const lines = rules.map(({ group, field, before, after }) => ({
      group: t(`tabs.${group}`),
      field: form.labelOf(`${group}.${field}`),
      before: form.shownOf(`${group}.${field}`, before),
      after: form.shownOf(`${group}.${field}`, after),
    }));
    if (lines.length > 0 && !(await ask(moneyRulesDialog, { lines }))) return;
    await form.submit();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const focus = (field: string) => {
    const group = groups.find((each) => each === field.split('.')[0]);
    if (group) onShow(group);
    // The field is in sight only after its tab was drawn.
    requestAnimationFrame(() => form.focus(field));
  };
  const cancel = async () => {
    if (await mayLeave()) await form.discard();
  };
  return (
    <PageGrid noValidate onSubmit={submit} data-index={false}>
      <div className="cards">
        <DraftBar form={form} />
        <ErrorSummary form={{ ...form, focus }} />
        {groups.map((group) => {
          const Part = groupParts[group];
          return (
            <SectionCard key={group} hidden={group !== shown} aria-label={t(`tabs.${group}`)} data-section={group}>
              <div>
                <FieldGrid>{drawn.has(group) && <Part form={form} readOnly={readOnly} />}</FieldGrid>
              </div>
            </SectionCard>
          );
        })}
      </div>
      {mayEdit && (
        <StickyFooter>
          <FormActions form={form} onCancel={() => void cancel()} />
        </StickyFooter>
      )}
    </PageGrid>
  );
}

const DRAFT = { record: 'settings', secrets: ['map'] };

/** Groups that were in sight or spoken of once: what the others need, editors of text among it, comes with their first look. */
function useDrawn(shown: SettingsGroup | null) {
  const [drawn, setDrawn] = useState<ReadonlySet<SettingsGroup>>(new Set());
  const draw = useCallback(
    (more: readonly SettingsGroup[]) => setDrawn((now) => (more.every((group) => now.has(group)) ? now : new Set([...now, ...more]))),
    [],
  );
  if (shown !== null && !drawn.has(shown)) draw([shown]);
  return { drawn, draw };
}
