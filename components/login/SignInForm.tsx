'use client';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef } from 'react';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { failureText } from '@/components/feedback/failure-text';
import { Field } from './Field';
import { PasswordField } from './PasswordField';
import { RefusalText } from './RefusalText';
import type { SignInField } from './sign-in-rules';
import { useGuardRefusal } from './use-guard-refusal';
import { useSignIn } from './use-sign-in';

/** Username and password; Enter submits, and the cursor stands in the first empty field. */
export function SignInForm({ guardRefusal }: { guardRefusal: string | undefined }) {
  const translate = useTranslations('login');
  const anyText = useTranslations();
  const form = useRef<HTMLFormElement>(null);
  const focus = useCallback((field: SignInField) => inputOf(form.current, field)?.focus(), []);
  const { faults, refusal, busy, change, submit } = useSignIn(focus);
  const fromGuard = useGuardRefusal(guardRefusal);
  const told = refusal ? failureText(refusal, anyText) : fromGuard;
  useEffect(() => focus(inputOf(form.current, 'username')?.value ? 'password' : 'username'), [focus]);
  return (
    // Were the script missing, a form sent by GET would write the password into the address.
    <form ref={form} method="post" onSubmit={submit} noValidate>
      {told !== undefined && <RefusalText text={told} />}
      <Field
        name="username"
        label={translate('fields.username')}
        autoComplete="username"
        fault={faults.username}
        onChange={() => change('username')}
      />
      <PasswordField fault={faults.password} onChange={() => change('password')} />
      <PlainButton type="submit" variant="contained" busy={busy} style={{ width: '100%', height: 42, marginTop: 8, fontSize: 15 }}>
        {translate('submit')}
      </PlainButton>
    </form>
  );
}

function inputOf(form: HTMLFormElement | null, field: SignInField): HTMLInputElement | undefined {
  const input = form?.elements.namedItem(field);
  return input instanceof HTMLInputElement ? input : undefined;
}
