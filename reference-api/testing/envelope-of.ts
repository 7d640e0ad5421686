import { type Envelope, readEnvelope } from '@/lib/contract/call/envelope';

/** The envelope of an answer; anything else fails the test. */
export async function envelopeOf(answer: Response): Promise<Envelope> {
  const envelope = readEnvelope(await answer.json());
  if (!envelope) throw new Error(`${answer.url} answered ${answer.status} without an envelope`);
  return envelope;
}
