import 'server-only';

const PHONE_AGENT = /\bMobile\b/;
const TABLET_AGENT = /\biPad\b/;

/** Whether a browser says it runs on a phone: by the client hint, else by its name. A wrong guess is put right once the page is alive. */
export function saysPhone(headers: Pick<Headers, 'get'>): boolean {
  const hint = headers.get('sec-ch-ua-mobile');
  if (hint) return hint === '?1';
  const agent = headers.get('user-agent') ?? '';
  return PHONE_AGENT.test(agent) && !TABLET_AGENT.test(agent);
}
