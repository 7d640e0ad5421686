/** What a button does and to what, as it is read out: 重试 照片.png. */
export const spokenName = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
