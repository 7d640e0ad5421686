'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { FactList } from '@/components/controls/FactList';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { border } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';
import type { Cash } from '@/lib/contract/cash';
import { CashAccountText } from './CashAccountText';
import { ApplicantChip } from './CashChip';

/** Who is paid how much, and where to. */
export function PaidTo({ row }: { row: Cash }) {
  const t = useTranslations('cash');
  const types = useTranslations('enums.cashType');
  const { account } = row;
  return (
    <Box>
      <FactList
        facts={[
          {
            label: t('fields.name'),
            value: (
              <>
                {row.name} <ApplicantChip applicant={row.applicant} />
              </>
            ),
          },
          { label: t('fields.type'), value: types(String(row.type)) },
          { label: t('fields.holder'), value: account.holder },
          { label: t('fields.no'), value: <CashAccountText row={row} /> },
          { label: t('fields.bankName'), value: [account.bankName, account.branch].filter(Boolean).join(' ') },
          { label: `${t('fields.amount')} − ${t('fields.fee')}`, value: <Sums row={row} /> },
        ]}
      />
    </Box>
  );
}

const Sums = ({ row }: { row: Cash }) => (
  <>
    <MoneyText fen={row.amount} /> − <MoneyText fen={row.fee} /> ={' '}
    <b>
      <MoneyText fen={row.arrival} />
    </b>
  </>
);

const Box = styled('div')({ gridColumn: '1 / -1', marginBottom: 12, border, borderRadius: radius.control });
