import { answerWeb } from '@/lib/bff/serve-web';

export const dynamic = 'force-dynamic';

// Every method comes here: the core refuses the wrong ones with an envelope, where Next would answer by itself.
export {
  answerWeb as DELETE,
  answerWeb as GET,
  answerWeb as HEAD,
  answerWeb as OPTIONS,
  answerWeb as PATCH,
  answerWeb as POST,
  answerWeb as PUT,
};
