import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { and, eq, sql } from 'drizzle-orm';
import { MAIN_STORE } from '@/lib/contract/access';
import { username } from '@/lib/contract/store/draft';
import { hashPassword, oneTimePassword } from '@/reference-api/auth/password';
import type { Database } from '@/reference-api/database/connect';
import { openDatabase } from '@/reference-api/database/open';
import { admin, adminRole } from '@/reference-api/database/schema/admin';
import { role } from '@/reference-api/database/schema/role';
import { SUPER_ADMIN } from '@/reference-api/database/seed/foundation';
import { fillWhenEmpty } from '@/reference-api/database/seed/seed';
import type { Environment } from '@/reference-api/environment';
import { openKeyRing } from '@/reference-api/keys/open-key-ring';
import { StartupError } from '@/reference-api/startup-error';

const NAME_RULE = 'A sign-in name begins with a letter and has 4 to 30 letters, digits or underscores.';

/** Makes the first administrator of a platform that has none, with a one-time password that is told here and kept nowhere. */
export async function runAdmin(environment: Environment, given: string | undefined): Promise<string> {
  const name = username.safeParse(given ?? (await askName()));
  if (!name.success) throw new StartupError(NAME_RULE);
  const keys = openKeyRing(environment);
  const opened = await openDatabase(environment);
  try {
    // A platform nobody has started yet is founded empty: whoever asks for an administrator wants no demo.
    await fillWhenEmpty(opened.database, new Date(), keys, { seed: 'none' });
    const password = await opened.database.transaction((transaction) => makeFirst(transaction, name.data));
    return `The administrator ${name.data} was made. Sign in with this password, once; a new one is asked for then:\n\n  ${password}\n`;
  } finally {
    await opened.close();
  }
}

async function askName(): Promise<string> {
  if (!stdin.isTTY) throw new StartupError(`Name the administrator: npm run api:admin -- --name <name>. ${NAME_RULE}`);
  const terminal = createInterface({ input: stdin, output: stdout });
  try {
    return await terminal.question('Sign-in name of the first administrator: ');
  } finally {
    terminal.close();
  }
}

async function makeFirst(database: Database, name: string): Promise<string> {
  const [highest] = await database.select({ id: role.id }).from(role).where(eq(role.code, SUPER_ADMIN)).for('update');
  if (!highest) throw new StartupError('The platform has no built-in roles; start the API once.');
  // The role is held until the end, so that two who come at once make one.
  const others = await database
    .select({ id: admin.id })
    .from(admin)
    .innerJoin(adminRole, eq(adminRole.adminId, admin.id))
    .where(and(eq(admin.storeId, MAIN_STORE), eq(adminRole.roleId, highest.id)))
    .limit(1);
  if (others.length > 0)
    throw new StartupError('There is an administrator already: further ones are made in the console, under System (系统管理).');
  const password = oneTimePassword();
  const [made] = await database
    .insert(admin)
    .values({
      username: name,
      name,
      passwordHash: await hashPassword(password),
      mustChangePassword: 1,
      storeId: MAIN_STORE,
      createTime: sql`now()`,
    })
    .returning({ id: admin.id });
  await database.insert(adminRole).values({ adminId: made?.id ?? 0, roleId: highest.id });
  return password;
}
