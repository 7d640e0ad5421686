import { z } from 'zod';
import { rule } from '@/lib/contract/field/fields';
import { onOff } from '@/lib/contract/states/on-off';
import { type AdminUser, adminUserDraft, adminUserPatch } from '@/lib/contract/user';

const repeated = { confirmPassword: z.string().default('') };
const same = (form: { password: string; confirmPassword: string }) => form.password === form.confirmPassword;
const differ = { ...rule('passwordsDiffer'), path: ['confirmPassword'] };

/** What the form of a new administrator holds: the draft, and the password once more. */
export const newUserForm = adminUserDraft.extend({ ...repeated, version: adminUserPatch.shape.version }).refine(same, differ);
/** The form of a saved one: the username is only shown, an empty password stays what it is. */
export const savedUserForm = adminUserPatch.extend({ ...repeated, username: z.string() }).refine(same, differ);
export type UserValues = z.infer<typeof savedUserForm>;

/** An administrator to begin with, of one's own store. */
export const emptyUser = (storeId: number): UserValues => ({
  username: '',
  password: '',
  confirmPassword: '',
  name: '',
  avatar: '',
  mobile: '',
  email: '',
  introduction: '',
  remark: '',
  roleIds: [],
  storeId,
  status: onOff.on,
  version: 0,
});

/** A saved administrator as the form holds one; the password is never read. */
export const valuesOf = ({
  username,
  name,
  avatar,
  mobile,
  email,
  introduction,
  remark,
  roleIds,
  storeId,
  status,
  version,
}: AdminUser): UserValues => ({
  ...emptyUser(storeId),
  ...{ username, name, avatar, mobile, email, introduction, remark, roleIds, status, version },
});
