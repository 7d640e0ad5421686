import { type ZodObject, type ZodRawShape, type ZodType, z } from 'zod';
import { id, nothing } from '../field/fields';
import { endpoint } from './endpoint';
import { exportExtras } from './export-query';
import type { Identified, Listing } from './resource';

/** Declares the call that reads one record of a listing by its number; it asks for the right the list asks for. */
export const infoOf = <Row extends Identified, Filter, Summary extends object, Data>(
  { name, path, list }: Listing<Row, Filter, Summary>,
  data: ZodType<Data>,
) =>
  endpoint({
    name: `${name}.info`,
    method: 'GET',
    path: `${path}/info`,
    access: list.access,
    query: z.object({ id }),
    data,
  });

/** Declares the export of a listing: it takes the filters of the list and asks for the same right. */
export const exportOf = <Row extends Identified, Filter, Summary extends object, Shape extends ZodRawShape>(
  { name, path, list }: Listing<Row, Filter, Summary>,
  filter: ZodObject<Shape>,
) =>
  endpoint({
    name: `${name}.export`,
    kind: 'export',
    method: 'GET',
    path: `${path}/export`,
    access: list.access,
    query: filter.extend(exportExtras),
    data: nothing,
  });
