import { describe, expect, it } from 'vitest';
import { role, roleStatus } from '@/lib/contract/role';
import { changePassword, info, kick, login, resetPassword, user, userStatus } from '@/lib/contract/user';
import { storeCodes } from '@/reference-api/auth/permission-tree';
import { type TestStack, testStack } from '@/reference-api/testing/world';

/*
 * Nobody gains, takes or borrows codes. Each ordered pair of right sets tries every call that writes roles or administrators; what may
 * succeed is what an administrator of the same or of more rights does.
 */

const MANAGE = ['admin_P7', 'admin_P7.role', 'admin_P7.user'];
const SETS = {
  manager: MANAGE,
  'manager of members': [...MANAGE, 'admin_P1', 'admin_P1.edit'],
  'manager of orders': [...MANAGE, 'admin_P3', 'admin_P3.ship'],
} as const;
type Name = keyof typeof SETS;
const NAMES = Object.keys(SETS) as Name[];
const PASSWORD = 'Shangtai123';
const SELF_MADE = 60814;

const world = await testStack();

const codesOf = async (person: { ask: TestStack['nobody']['ask'] }) => {
  const { permission } = (await person.ask(info)) ?? {};
  return Array.isArray(permission) ? permission.toSorted() : [];
};
const holdsAll = (actor: readonly string[], target: readonly string[]) => target.every((code) => actor.includes(code));

/** Somebody with codes, who can sign in, and the role that gives them. */
async function somebody(codes: readonly string[], storeId = 0) {
  const person = await world.withCodes(codes, storeId);
  const row = await world.pool.query<{ id: number; role_id: number; username: string }>(
    'select admin.id, role_id, username from admin join admin_role on admin_role.admin_id = admin.id where admin.id = $1',
    [person.adminId],
  );
  const [found] = row.rows;
  if (!found) throw new Error('nobody was made');
  return { ...person, roleId: found.role_id, username: found.username };
}

const roleStateOf = async (id: number) =>
  (await world.pool.query<{ status: number; permissions: string[] }>('select status, permissions from role where id = $1', [id])).rows[0];
const passwordOf = async (id: number) =>
  (await world.pool.query<{ password_hash: string; status: number }>('select password_hash, status from admin where id = $1', [id]))
    .rows[0];

for (const actorName of NAMES)
  for (const targetName of NAMES) {
    const mayAct = holdsAll(SETS[actorName], SETS[targetName]);
    describe(`a ${actorName} against a ${targetName}`, () => {
      it(`${mayAct ? 'may' : 'may not'} switch the role off, on, change or remove it (security D1)`, async () => {
        const [actor, target] = [await somebody(SETS[actorName]), await somebody(SETS[targetName])];
        const before = await roleStateOf(target.roleId);
        const off = await actor.ask(roleStatus, { body: { ids: [target.roleId], status: 0 } });
        expect(off.success).toBe(mayAct ? 1 : 0);
        if (!mayAct) {
          expect(off.failed).toMatchObject([{ code: 60805 }]);
          expect(await roleStateOf(target.roleId)).toEqual(before);
          await world.pool.query('update role set status = 0 where id = $1', [target.roleId]);
        }
        const on = await actor.ask(roleStatus, { body: { ids: [target.roleId], status: 1 } });
        expect(on.success, 'what one does not hold is not switched on either').toBe(mayAct ? 1 : 0);
        const emptied = {
          id: target.roleId,
          name: `改名${target.roleId}`,
          code: `renamed_${target.roleId}`,
          permissions: ['admin_P7'],
          version: 99,
        };
        const { code } = await actor.send(role.update, { body: emptied });
        expect(code, 'a role is emptied only by who holds what is taken').toBe(mayAct ? 40901 : 60805);
      });

      it(`${mayAct ? 'may' : 'may not'} act on the person, whatever the state of the role is`, async () => {
        for (const roleStatusNow of [1, 0]) {
          const [actor, target] = [await somebody(SETS[actorName]), await somebody(SETS[targetName])];
          await world.pool.query('update role set status = $2 where id = $1', [target.roleId, roleStatusNow]);
          const before = await passwordOf(target.adminId);
          const reset = await actor.send(resetPassword, { body: { id: target.adminId } });
          expect([roleStatusNow, reset.code]).toEqual([roleStatusNow, mayAct ? 0 : 60812]);
          if (!mayAct) expect(await passwordOf(target.adminId)).toEqual(before);
          expect((await actor.send(kick, { body: { id: target.adminId } })).code).toBe(mayAct ? 0 : 60812);
          const own = { id: target.adminId, name: '某人', roleIds: [target.roleId], password: PASSWORD, storeId: 0, version: 99 };
          expect((await actor.send(user.update, { body: own })).code).toBe(mayAct ? 40901 : 60812);
          const off = await actor.ask(userStatus, { body: { ids: [target.adminId], status: 0 } });
          expect(off.success).toBe(mayAct ? 1 : 0);
          expect((await actor.send(user.remove, { query: { id: target.adminId } })).code).toBe(mayAct ? 0 : 60812);
        }
      });

      it(`${mayAct ? 'may' : 'may not'} give the role to somebody new`, async () => {
        const [actor, target] = [await somebody(SETS[actorName]), await somebody(SETS[targetName])];
        for (const status of [1, 0]) {
          await world.pool.query('update role set status = $2 where id = $1', [target.roleId, status]);
          const draft = {
            username: `given_${target.roleId}_${status}`,
            password: PASSWORD,
            name: '某人',
            roleIds: [target.roleId],
            storeId: 0,
          };
          expect((await actor.send(user.create, { body: draft })).code).toBe(mayAct ? 0 : 60805);
        }
        const codes = await codesOf(actor);
        expect(codes).toEqual([...SETS[actorName]].toSorted());
      });
    });
  }

describe('the same between stores', () => {
  it('no call of one store reaches roles or people of another', async () => {
    const codes = storeCodes.filter((code) => code.startsWith('admin_P7'));
    const [actor, target] = [await somebody(codes, 1), await somebody(codes, 2)];
    const status = await actor.ask(roleStatus, { body: { ids: [target.roleId], status: 0 } });
    expect(status.failed).toMatchObject([{ code: 40304 }]);
    expect((await actor.send(resetPassword, { body: { id: target.adminId } })).code).toBe(40304);
    expect((await actor.send(kick, { body: { id: target.adminId } })).code).toBe(40304);
    expect((await actor.send(user.remove, { query: { id: target.adminId } })).code).toBe(40304);
  });
});

describe("one's own password", () => {
  it('security D13: is changed only with the present one, not by editing or resetting oneself', async () => {
    const admin = await world.as('admin');
    const draft = { username: 'self_made', password: PASSWORD, name: '自己', roleIds: [1], storeId: 0 };
    const made = await admin.ask(user.create, { body: draft });
    const self = await world.as('self_made');
    const edit = { id: made.id, name: '自己', roleIds: [1], storeId: 0, version: made.version };
    expect(await self.send(user.update, { body: { ...edit, password: 'Another123' } })).toMatchObject({
      code: SELF_MADE,
      data: { fieldErrors: [{ field: 'password' }] },
    });
    expect((await self.send(resetPassword, { body: { id: made.id } })).code).toBe(SELF_MADE);
    expect((await self.send(user.update, { body: { ...edit, password: '' } })).code).toBe(0);
    await world.as('self_made');
  });

  it('security D12: is kept byte for byte', async () => {
    const admin = await world.as('admin');
    const spaced = ' abc12345 ';
    await admin.ask(user.create, { body: { username: 'spaced', password: spaced, name: '空格', roleIds: [1], storeId: 0 } });
    const person = await world.as('spaced', spaced);
    expect((await world.nobody.send(login, { body: { username: 'spaced', password: spaced.trim() } })).code).toBe(60806);
    await person.ask(changePassword, { body: { oldPassword: spaced, newPassword: '  xyz98765 ' } });
    await world.as('spaced', '  xyz98765 ');
  });

  it('security D13: is not guessed from an open session: wrong present ones are throttled', async () => {
    const admin = await world.as('admin');
    await admin.ask(user.create, { body: { username: 'guessed', password: PASSWORD, name: '猜测', roleIds: [1], storeId: 0 } });
    const person = await world.as('guessed');
    const codesMet = [];
    for (let times = 0; times < 6; times += 1)
      codesMet.push((await person.send(changePassword, { body: { oldPassword: `wrong${times}x`, newPassword: 'Another123' } })).code);
    expect(codesMet).toEqual([60814, 60814, 60814, 60814, 60814, 60808]);
    expect((await person.send(changePassword, { body: { oldPassword: PASSWORD, newPassword: 'Another123' } })).code).toBe(60808);
  });

  it('is not locked by whoever types a name at the sign-in from the same address', async () => {
    const admin = await world.as('admin');
    await admin.ask(user.create, { body: { username: 'bystander', password: PASSWORD, name: '旁人', roleIds: [1], storeId: 0 } });
    const person = await world.as('bystander');
    const { rows } = await world.pool.query<{ id: number }>("select id from admin where username = 'bystander'");
    expect((await person.send(changePassword, { body: { oldPassword: 'wrong1x', newPassword: 'Another123' } })).code).toBe(SELF_MADE);
    const counted = await world.pool.query<{ username: string }>('select username from login_failure order by id desc limit 1');
    for (const username of [`#${rows[0]?.id}`, counted.rows[0]?.username ?? ''])
      for (let times = 0; times < 6; times += 1) await world.nobody.send(login, { body: { username, password: 'wrong1x' } });
    expect((await person.send(changePassword, { body: { oldPassword: PASSWORD, newPassword: 'Another123' } })).code).toBe(0);
  });
});
