import { z } from 'zod';
import { rule } from '@/lib/contract/field/fields';
import { passwordChange } from '@/lib/contract/user';

/** The change of the own password, with the new one once more (system.md 4). */
export const passwordForm = passwordChange
  .extend({ confirmPassword: z.string().min(1) })
  .refine((form) => form.newPassword !== form.oldPassword, { ...rule('samePassword'), path: ['newPassword'] })
  .refine((form) => form.newPassword === form.confirmPassword, { ...rule('passwordsDiffer'), path: ['confirmPassword'] });
export type PasswordValues = z.infer<typeof passwordForm>;

export const noPasswords: PasswordValues = { oldPassword: '', newPassword: '', confirmPassword: '' };
