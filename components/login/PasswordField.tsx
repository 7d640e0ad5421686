'use client';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useState } from 'react';
import { Field } from './Field';

/** The password: it can be shown, and caps lock is told of before it spoils the sign-in. */
export function PasswordField({ value, fault, onChange }: { value: string; fault: string | undefined; onChange: (value: string) => void }) {
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
      value={value}
      fault={fault}
      onChange={onChange}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onBlur={() => setCapsLock(false)}
      hint={
        capsLock && (
          <Box component="span" sx={{ color: 'warning.main' }}>
            {translate('capsLock')}
          </Box>
        )
      }
      endAdornment={
        <IconButton
          size="small"
          aria-label={translate(shown ? 'hidePassword' : 'showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <VisibilityOff /> : <Visibility />}
        </IconButton>
      }
    />
  );
}
