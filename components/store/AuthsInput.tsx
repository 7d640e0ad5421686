'use client';
import { useTranslations } from 'next-intl';
import type { FieldValues } from 'react-hook-form';
import { CheckableRow } from '@/components/controls/toggle/CheckableRow';
import { LabelledCheckbox } from '@/components/controls/toggle/LabelledCheckbox';
import { FieldFrame } from '@/components/form/inputs/FieldFrame';
import type { InputProps } from '@/components/form/state/resource-form';
import { useField } from '@/components/form/state/use-field';
import type { StoreAuth } from '@/lib/contract/access';

const AUTHS: readonly StoreAuth[] = ['UPLOAD_GOODS', 'MANAGE_COUPON', 'MANAGE_DISTRIBUTION'];

/** Features of a store; the form holds their codes comma-separated, as the wire does. */
export function AuthsInput<Values extends FieldValues>(props: InputProps<Values>) {
  const t = useTranslations('enums');
  const field = useField(props, 'chosen');
  const chosen = String(field.value ?? '')
    .split(',')
    .filter(Boolean);
  const toggle = (code: string, on: boolean) => field.change((on ? [...chosen, code] : chosen.filter((each) => each !== code)).join(','));
  return (
    <FieldFrame field={field} group>
      <CheckableRow onBlur={field.blur}>
        {AUTHS.map((code) => (
          <LabelledCheckbox
            key={code}
            label={t(`storeAuth.${code}`)}
            checked={chosen.includes(code)}
            disabled={field.disabled}
            onChange={(event) => toggle(code, event.target.checked)}
          />
        ))}
      </CheckableRow>
    </FieldFrame>
  );
}
