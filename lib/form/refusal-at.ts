import { ApiError } from '@/lib/contract/call/envelope';

/** Throws on what a call was refused with; a refusal of `code`, which names no field, is put at the field it is about. */
export const refusalAt =
  (code: number, field: string) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError) || error.code !== code) throw error;
    throw new ApiError(error.code, error.message, { ...error.detail, data: { fieldErrors: [{ field, msg: error.message }] } });
  };
