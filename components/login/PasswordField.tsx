'use client';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useState } from 'react';
import { paletteVar } from '@/components/theme/css-vars';
import { bareButton } from './bare-button';
import { Field } from './Field';

/** The password: it can be shown, and caps lock is told of before it spoils the sign-in. */
export function PasswordField({ fault, onChange }: { fault: string | undefined; onChange: () => void }) {
  const translate = useTranslations('login');
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field
      name="password"
      label={translate('fields.password')}
      autoComplete="current-password"
      type={shown ? 'text' : 'password'}
      fault={fault}
      onChange={onChange}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onBlur={() => setCapsLock(false)}
      hint={capsLock && <Warning>{translate('capsLock')}</Warning>}
      tool={
        <Eye
          type="button"
          aria-label={translate(shown ? 'hidePassword' : 'showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <VisibilityOff /> : <Visibility />}
        </Eye>
      }
    />
  );
}

const Warning = styled('span')({ color: paletteVar('warning-main') });
const Eye = styled('button')({
  ...bareButton,
  flex: 'none',
  width: 30,
  height: 30,
  borderRadius: 8,
  color: paletteVar('text-secondary'),
  '&:hover': { backgroundColor: paletteVar('hairline-soft'), color: paletteVar('text-primary') },
  '& > svg': { fontSize: 18 },
});
