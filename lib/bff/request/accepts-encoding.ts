/** Whether an Accept-Encoding header takes this coding, by its name or by `*`; a weight of zero refuses it (RFC 9110, 12.5.3). */
export function acceptsEncoding(header: string | undefined, encoding: 'br' | 'gzip'): boolean {
  return (header ?? '').split(',').some((choice) => {
    const [name = '', ...parameters] = choice.split(';').map((part) => part.trim().toLowerCase());
    return (name === encoding || name === '*') && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
