import { type SQL, sql } from 'drizzle-orm';
import { onOff } from '@/lib/contract/states/on-off';
import { adminRole } from '@/reference-api/database/schema/admin';
import { role } from '@/reference-api/database/schema/role';

/** Every code an administrator holds through the enabled roles, as an expression of a query. */
export const heldCodes = (adminId: SQL): SQL<string[]> => sql<string[]>`coalesce((
  select array_agg(distinct held.code order by held.code)
  from ${adminRole} join ${role} on ${role.id} = ${adminRole.roleId} cross join unnest(${role.permissions}) as held(code)
  where ${adminRole.adminId} = ${adminId} and ${role.status} = ${onOff.on}), '{}')`;

/** Every code an administrator was given, also through roles that are switched off: they come back with the role. */
export const givenCodes = (adminId: SQL): SQL<string[]> => sql<string[]>`coalesce((
  select array_agg(distinct given.code order by given.code)
  from ${adminRole} join ${role} on ${role.id} = ${adminRole.roleId} cross join unnest(${role.permissions}) as given(code)
  where ${adminRole.adminId} = ${adminId}), '{}')`;
