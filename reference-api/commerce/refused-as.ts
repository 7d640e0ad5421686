import { Refusal } from '@/reference-api/refusal';

/** Runs a part of an effect and gives its refusal the words of the whole. */
export async function refusedAs<Done>(code: number, instead: number, run: () => Promise<Done>): Promise<Done> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof Refusal && error.code === code ? new Refusal(instead) : error;
  }
}
