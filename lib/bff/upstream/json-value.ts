/**
 * Where the JSON value ends that begins here, in bytes that are valid UTF-8; -1 when none does. It accepts what JSON.parse accepts and
 * builds nothing: the twenty rows of a list are objects to whoever shows them, not to whoever passes them on.
 */
export function endOfValue(json: Uint8Array, from: number): number {
  const closers: number[] = [];
  let at = from;
  do {
    at = afterSpace(json, at);
    const opener = json[at];
    if (opener === CURLY || opener === SQUARE) {
      const closer = opener + CLOSER;
      at = afterSpace(json, at + 1);
      if (json[at] !== closer) {
        closers.push(closer);
        if (opener === CURLY) at = afterKey(json, at);
        continue;
      }
      at += 1;
    } else at = afterScalar(json, at);
    at = beforeNext(json, at, closers);
  } while (at >= 0 && closers.length > 0);
  return at;
}

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [CURLY, SQUARE, CLOSER] = [0x7b, 0x5b, 2];
const [PLUS, MINUS, DOT, ZERO, NINE] = [0x2b, 0x2d, 0x2e, 0x30, 0x39];

/** Leaves what ends behind a value, up to where the next of its container begins. */
function beforeNext(json: Uint8Array, from: number, closers: number[]): number {
  let at = from;
  for (let closer = closers[closers.length - 1]; closer !== undefined && at >= 0; closer = closers[closers.length - 1]) {
    at = afterSpace(json, at);
    if (json[at] === COMMA) return closer === CURLY + CLOSER ? afterKey(json, at + 1) : at + 1;
    at = json[at] === closer ? at + 1 : -1;
    closers.pop();
  }
  return at;
}

function afterSpace(json: Uint8Array, from: number): number {
  let at = from;
  while (json[at] === 0x20 || json[at] === 0x0a || json[at] === 0x0d || json[at] === 0x09) at += 1;
  return at;
}

function afterKey(json: Uint8Array, from: number): number {
  const end = afterString(json, afterSpace(json, from));
  const colon = end < 0 ? end : afterSpace(json, end);
  return json[colon] === COLON ? colon + 1 : -1;
}

function afterScalar(json: Uint8Array, from: number): number {
  const first = json[from];
  if (first === QUOTE) return afterString(json, from);
  const literal = LITERALS.get(first ?? 0);
  if (literal === undefined) return afterNumber(json, from);
  return literal.every((byte, index) => json[from + index] === byte) ? from + literal.length : -1;
}

const LITERALS = new Map(['true', 'false', 'null'].map((word) => [word.charCodeAt(0), Array.from(word, (letter) => letter.charCodeAt(0))]));

/** Bytes that mean nothing inside a text but themselves: most of every answer is such, and is passed with one look at each. */
const PLAIN = Uint8Array.from({ length: 256 }, (_, byte) => Number(byte >= 0x20 && byte !== QUOTE && byte !== BACKSLASH));

function afterString(json: Uint8Array, from: number): number {
  if (json[from] !== QUOTE) return -1;
  const { length } = json;
  for (let at = from + 1; at < length; at += 1) {
    const byte = json[at] as number;
    if (PLAIN[byte] === 1) continue;
    if (byte === QUOTE) return at + 1;
    if (byte === BACKSLASH) {
      at += 1;
      const escaped = String.fromCharCode(json[at] ?? 0);
      if (escaped === 'u') {
        for (const end = at + 4; at < end; at += 1) if (!/[\da-f]/i.test(String.fromCharCode(json[at + 1] ?? 0))) return -1;
      } else if (!'"\\/bfnrt'.includes(escaped)) return -1;
    } else return -1;
  }
  return -1;
}

function afterNumber(json: Uint8Array, from: number): number {
  const whole = json[from] === MINUS ? from + 1 : from;
  let at = json[whole] === ZERO ? whole + 1 : afterDigits(json, whole);
  if (json[at] === DOT && at >= 0) at = afterDigits(json, at + 1);
  if ((json[at] === 0x65 || json[at] === 0x45) && at >= 0) {
    const signed = json[at + 1] === PLUS || json[at + 1] === MINUS;
    at = afterDigits(json, signed ? at + 2 : at + 1);
  }
  return at;
}

/** Digits, at least one of them. */
function afterDigits(json: Uint8Array, from: number): number {
  let at = from;
  for (let byte = json[at] ?? 0; byte >= ZERO && byte <= NINE; byte = json[at] ?? 0) at += 1;
  return at > from ? at : -1;
}
