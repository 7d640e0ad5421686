import { accessLog } from '@/reference-api/database/schema/login';
import type { Call } from '@/reference-api/serve';

/** Writes down who read which masked value in full (00-conventions 1.6). */
export async function noteReveal(resource: string, recordId: number, field: string, { caller, database, ip, now }: Call): Promise<void> {
  await database.insert(accessLog).values({ adminId: caller.adminId, resource, recordId, field, ip, at: now });
}

/** Writes down who made, changed or removed a record that says where money goes (parameter.md 4). */
export const noteChange = (resource: string, recordId: number, what: 'create' | 'update' | 'remove', call: Call): Promise<void> =>
  noteReveal(resource, recordId, what, call);
