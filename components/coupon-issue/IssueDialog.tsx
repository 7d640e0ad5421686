'use client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { useDialogSlot } from '@/components/dialogs/use-dialog-slot';
import { useMayLeave } from '@/components/dialogs/use-may-leave';
import { useLanguage } from '@/components/theme/LanguageProvider';
import type { Coupon } from '@/lib/contract/coupon';
import { MOST_AT_ONCE } from '@/lib/contract/coupon-issue';
import { joinNames } from '@/lib/format/punctuation';
import { type Audience, nobody } from './audience';
import { EachCount } from './EachCount';
import { LevelChoice } from './LevelChoice';
import { MemberChoice } from './MemberChoice';
import { MobileChoice } from './MobileChoice';
import { useIssue } from './use-issue';

const WAYS = ['search', 'level', 'file'] as const;
type Way = (typeof WAYS)[number];

/** 发放给用户: to members found by search, by level or in a file; each gets a result of its own. */
export function IssueDialog({ payload: { coupon }, answer }: DialogProps<{ coupon: Pick<Coupon, 'id' | 'name'> }, undefined>) {
  const t = useTranslations('couponIssue');
  const form = useTranslations('form');
  const { language } = useLanguage();
  const { dismiss } = useDialogSlot();
  const [way, setWay] = useState<Way>('search');
  const [audience, setAudience] = useState<Audience>(nobody);
  const [count, setCount] = useState<number | null>(1);
  const issue = useIssue();
  const show = (next: Way) => {
    setWay(next);
    setAudience(nobody);
  };
  const n = audience.ids.length;
  const mayLeave = useMayLeave({ dirty: n + audience.unknown.length > 0 });
  const leave = async () => {
    if (await mayLeave()) dismiss();
  };
  const send = async () => {
    if (count === null) return;
    answer(undefined);
    await issue({ couponId: coupon.id, name: coupon.name, count, ids: audience.ids, names: audience.names });
  };
  const actions = (
    <>
      <Button variant="outlined" onClick={() => void leave()}>
        {form('cancel')}
      </Button>
      <Button variant="contained" disabled={n === 0 || count === null} onClick={() => void send()}>
        {t('send', { n })}
      </Button>
    </>
  );
  return (
    <DialogFrame title={`${t('title')} · ${coupon.name}`} width={620} actions={actions} beforeClose={mayLeave}>
      <Tabs value={way} onChange={(_event, next: Way) => show(next)} sx={{ mb: 2 }}>
        {WAYS.map((name) => (
          <Tab key={name} value={name} label={t(`ways.${name}`)} />
        ))}
      </Tabs>
      {way === 'search' && <MemberChoice onChange={setAudience} />}
      {way === 'level' && <LevelChoice onChange={setAudience} />}
      {way === 'file' && <MobileChoice onChange={setAudience} />}
      <EachCount onChange={setCount} />
      {audience.unknown.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2, overflowWrap: 'anywhere', '& .MuiAlert-message': { maxHeight: 96, overflow: 'auto' } }}>
          {t('unknown', { n: audience.unknown.length, numbers: joinNames(audience.unknown, language) })}
        </Alert>
      )}
      {audience.total > n && n > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('tooMany', { total: audience.total, n: MOST_AT_ONCE })}
        </Alert>
      )}
    </DialogFrame>
  );
}
