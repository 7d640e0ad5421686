'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useCopy } from '@/components/feedback/use-copy';
import { useToast } from '@/components/feedback/use-toast';
import { useAppRouter } from '@/components/theme/app-router';
import { useMay } from '@/components/viewer/use-may';
import { readOptions } from '@/lib/client/resource-queries';
import { useWrite } from '@/lib/client/use-write';
import { groupedNumber } from '@/lib/format/number-suffix';
import type { ActionContext } from './record-action';

/** What an action is done to: one record by its name, or so many. */
type Subject = { readonly name: string } | { readonly count: number };

interface Contexts {
  labelOf(key: string): string;
  /** On a button of the bulk bar, where it may have words of its own. */
  bulkLabelOf(key: string): string;
  contextOf(key: string, subject: Subject): ActionContext;
}

/** The messages, dialogs and calls the actions of one noun work with; steady as long as the language is. */
export function useActionContext(namespace: string): Contexts {
  const t = useTranslations(namespace);
  const common = useTranslations('common');
  const confirm = useConfirm();
  const ask = useAskOnDemand();
  const toast = useToast();
  const may = useMay();
  const copy = useCopy();
  const router = useAppRouter();
  const queries = useQueryClient();
  const write = useWrite();
  const writeInForm = useWrite({ quiet: true });
  return useMemo(() => {
    // Edit, delete, enable and the like are called the same everywhere, unless a noun says otherwise.
    const labelOf = (key: string) => (t.has(`actions.${key}`) ? t(`actions.${key}`) : common(key));
    const bulkLabelOf = (key: string) => (t.has(`actions.bulk.${key}`) ? t(`actions.bulk.${key}`) : labelOf(key));
    // 确定要{动作}该{对象}吗？, unless the action names more than a verb: then the noun has the whole question.
    const questionOf = (key: string, label: string) => {
      if (t.has(`questions.${key}`)) return t(`questions.${key}`);
      return t.has('object') ? common('confirmAction', { action: label, object: t('object') }) : undefined;
    };
    // {动作}成功, unless the action is called by what went wrong: "payment failed succeeded" says nothing.
    const succeededOf = (key: string, label: string) =>
      t.has(`succeeded.${key}`) ? t(`succeeded.${key}`) : common('succeeded', { action: label });
    return {
      labelOf,
      bulkLabelOf,
      contextOf: (key, subject) => {
        const label = labelOf(key);
        const one = 'name' in subject;
        const title = one ? `${label} · ${subject.name}` : t('bulkTitle', { action: bulkLabelOf(key), n: groupedNumber(subject.count) });
        const question = one ? questionOf(key, label) : undefined;
        const succeededText = succeededOf(key, label);
        const consequence: ActionContext['consequence'] = (values) =>
          t.has(`consequence.${key}`) ? t(`consequence.${key}`, values) : undefined;
        return {
          label,
          title,
          question,
          consequence,
          confirm: ({ danger, values, text }) =>
            confirm({
              title,
              text: text ?? question,
              consequence: consequence(values),
              danger,
              // The button that acts says what it does.
              confirmLabel: label,
            }),
          ask,
          read: (from, query) => queries.fetchQuery({ ...readOptions(from, query), staleTime: 0 }),
          write,
          writeInForm,
          succeeded: () => toast.success(succeededText),
          succeededText,
          toast,
          message: (name, values) => t(name, values),
          may,
          copy,
          go: (path) => router.push(path),
        };
      },
    };
  }, [t, common, confirm, ask, toast, may, copy, router, queries, write, writeInForm]);
}
