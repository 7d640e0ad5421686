import { expect, test } from 'vitest';
import { signInFaults } from './sign-in-rules';

test.each([
  ['', '', { username: 'login.usernameRequired', password: 'login.passwordRequired' }],
  ['   ', 'Shangtai123', { username: 'login.usernameRequired' }],
  ['admin', '', { password: 'login.passwordRequired' }],
  ['admin', '12345', { password: 'login.passwordShort' }],
  ['admin', '密码😀😀😀', { password: 'login.passwordShort' }],
  ['admin', '123456', {}],
  [' admin ', '      ', {}],
])('username %j, password %j', (username, password, faults) => expect(signInFaults({ username, password })).toEqual(faults));
