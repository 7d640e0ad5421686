/** Signs as a Chinese keyboard types them, each with what it stands for in a number. */
const SIGNS: Readonly<Record<string, string>> = { '，': ',', '．': '.', '。': '.', '－': '-', '＋': '+', '：': ':', '／': '/' };

/** A typed number with the digits and signs of a Chinese keyboard as the ordinary ones. */
export const halfWidth = (text: string): string =>
  text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/[，．。－＋：／]/g, (sign) => SIGNS[sign] ?? sign);
