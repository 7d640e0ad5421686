/** Addresses longer than this are no addresses. */
const MAX_LENGTH = 2000;
/** Dots and slashes nobody needs to escape: whoever reads the address resolves them. */
const ESCAPED_PATH = /%(?:2e|2f|5c)/i;

/**
 * The address a picture or video is shown from (specification 3: fullUrl). Paths of the API lie under `root`; complete addresses must
 * be https (or http, for a platform inside a private net). Everything else, script and data addresses above all, is not shown.
 */
export function fullUrl(url: string | null | undefined, root = '/media'): string {
  const text = url?.trim() ?? '';
  if (text === '' || text.length > MAX_LENGTH || hasControls(text)) return '';
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return complete(text);
  if (text.startsWith('//') || text.includes('\\')) return '';
  const path = text.replace(/^\/+/, '').replace(/^media\//, '');
  return ESCAPED_PATH.test(path) || path.split('/').some((segment) => segment === '..') ? '' : `${root.replace(/\/+$/, '')}/${path}`;
}

function complete(text: string): string {
  if (!URL.canParse(text)) return '';
  const { protocol, username, password, href } = new URL(text);
  const shown = (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
  return shown ? href : '';
}

const hasControls = (text: string) => [...text].some((letter) => letter < ' ' || letter === '\u007f');

/** The file name of an address, for titles of pictures nobody named. */
export const fileNameOf = (url: string): string => url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
