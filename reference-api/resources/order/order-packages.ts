import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import type { PackageDraft } from '@/lib/contract/order/hardware';
import { onOff } from '@/lib/contract/states/on-off';
import { express } from '@/reference-api/database/schema/express';
import { orderPackage } from '@/reference-api/database/schema/order-history';
import { notFound } from '@/reference-api/not-found';
import { Refusal } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';

/** Packages named as they are stored: their company must be enabled, unless the order names it already. */
export async function namedPackages(drafts: readonly PackageDraft[], call: Call, kept: readonly number[] = []) {
  const { database } = call;
  const ids = drafts.flatMap(({ expressId }) => expressId ?? []);
  const written = drafts.map(({ expressCode }) => expressCode.toLowerCase()).filter(Boolean);
  const companies = await database
    .select()
    .from(express)
    .where(or(inArray(express.id, [0, ...ids]), inArray(sql`lower(${express.code})`, ['', ...written])))
    // A company being removed is waited for: none is named that is gone.
    .for('key share');
  return drafts.map(({ expressId, expressCode, trackingNo }) => {
    const company = companies.find(({ id, code }) =>
      expressId === null ? code.toLowerCase() === expressCode.toLowerCase() : id === expressId,
    );
    if (!company) throw notFound('expressCompany');
    if (company.status !== onOff.on && !kept.includes(company.id)) throw new Refusal(codes.expressDisabled);
    return { expressId: company.id, expressCode: company.code, expressName: company.name, trackingNo };
  });
}
export type NamedPackage = Awaited<ReturnType<typeof namedPackages>>[number];

export const packagesOf = (orderId: number, { database }: Pick<Call, 'database'>) =>
  database.select().from(orderPackage).where(eq(orderPackage.orderId, orderId)).orderBy(asc(orderPackage.sort), asc(orderPackage.id));

/** Puts these packages in the place of those the order had. */
export async function replacePackages(orderId: number, packages: readonly NamedPackage[], { database, now }: Call): Promise<void> {
  await database.delete(orderPackage).where(eq(orderPackage.orderId, orderId));
  if (packages.length === 0) return;
  await database.insert(orderPackage).values(packages.map((each, sort) => ({ ...each, orderId, sort, createTime: now })));
}

/** Packages as the log and the notice to the buyer write them. */
export const packagesText = (packages: readonly Pick<NamedPackage, 'expressName' | 'trackingNo'>[]): string =>
  packages.map(({ expressName, trackingNo }) => `${expressName} ${trackingNo}`).join('；');
