import { base64url } from 'jose';

/** SHA-256 in base64url. Web Crypto, because the cookie is also opened where Node's own is missing. */
export async function sha256(text: string): Promise<string> {
  return base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

/** 128 random bits, for session ids and the bind cookie. */
export const randomText = (): string => base64url.encode(crypto.getRandomValues(new Uint8Array(16)));
