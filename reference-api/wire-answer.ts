import { z } from 'zod';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { ContractError } from '@/lib/contract/call/envelope';
import type { Page } from '@/lib/contract/call/page';

/** What a handler answered, in the shape of the wire. An answer that breaks the contract is a defect and is never sent. */
export function wireAnswer<Data>(endpoint: Endpoint<never, never, Data> | Endpoint<unknown, unknown, Data>, data: Data): unknown {
  try {
    return z.encode(endpoint.data, data);
  } catch (error) {
    if (error instanceof z.core.$ZodEncodeError) return checked(endpoint.data, isPage(data) ? listOf(data) : data, endpoint.name);
    throw broken(endpoint.name, error);
  }
}

/** A schema that forgives what other servers write has no way back; then the answer is written plainly and read as a check. */
function checked(schema: z.ZodType, wire: unknown, name: string): unknown {
  const read = schema.safeParse(wire);
  if (!read.success) throw broken(name, read.error);
  return wire;
}

function broken(name: string, error: unknown): ContractError {
  const path = error instanceof z.core.$ZodError ? (error.issues[0]?.path.join('.') ?? '') : '';
  return new ContractError(name, path, { cause: error });
}

const isPage = (data: unknown): data is Page<unknown> => typeof data === 'object' && data !== null && 'rows' in data && 'total' in data;

const listOf = ({ rows, total, summary, tabs }: Page<unknown>) => ({ list: rows, totalCount: total, summary, tabs });
