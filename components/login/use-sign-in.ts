'use client';
import { useSearchParams } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { useAppRouter } from '@/components/theme/app-router';
import { beginNavigation } from '@/components/theme/navigation-progress';
import { returnTarget } from '@/lib/navigation/safe-redirect';
import { prefetchSignIn, signIn } from './late-sign-in';
import { type SignInFaults, type SignInField, signInFaults } from './sign-in-rules';
import { useSignedInElsewhere } from './use-signed-in-elsewhere';

/** The state of the sign-in form: what is wrong, and whether it is under way. */
export function useSignIn(focus: (field: SignInField) => void) {
  const router = useAppRouter();
  const search = useSearchParams();
  const [faults, setFaults] = useState<SignInFaults>({});
  const [refusal, setRefusal] = useState<Error>();
  const [busy, setBusy] = useState(false);
  useSignedInElsewhere(returnTarget(search));

  const change = (field: SignInField) => {
    prefetchSignIn();
    setFaults(({ [field]: _mended, ...others }) => others);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    // Browsers fill forms in without telling React, so the form itself is asked.
    const form = valuesOf(event.currentTarget);
    const found = signInFaults(form);
    setFaults(found);
    setRefusal(undefined);
    const [first] = Object.keys(found) as SignInField[];
    if (first) return focus(first);
    setBusy(true);
    try {
      await signIn(form);
      beginNavigation();
      router.replace(returnTarget(search));
    } catch (error) {
      setBusy(false);
      setRefusal(error instanceof Error ? error : new Error(String(error)));
      focus('password');
    }
  };
  return { faults, refusal, busy, change, submit };
}

function valuesOf(form: HTMLFormElement): Record<SignInField, string> {
  const data = new FormData(form);
  const text = (field: SignInField) => String(data.get(field) ?? '');
  return { username: text('username'), password: text('password') };
}
