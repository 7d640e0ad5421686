import { callTarget } from '@/lib/contract/call/call-target';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { TransportError } from '@/lib/contract/call/envelope';
import { readAnswer } from './answer';
import { cookieLanguage } from './cookie-language';
import { assertMayWrite } from './write-guard';

export interface UploadProgress {
  signal: AbortSignal;
  /** Bytes that have left so far, the frame around the files included. */
  onProgress: (sent: number, total: number) => void;
}

/**
 * Sends a form with files and tells how far it is. fetch cannot report what has been sent, so this goes through XMLHttpRequest;
 * answers and failures are those of `call`.
 */
export function upload<Body, Data>(
  to: Endpoint<undefined, Body, Data>,
  form: FormData,
  { signal, onProgress }: UploadProgress,
): Promise<Data> {
  return new Promise((resolve, reject) => {
    assertMayWrite();
    const request = new XMLHttpRequest();
    const fail = (error: unknown) => {
      signal.removeEventListener('abort', stop);
      reject(error);
    };
    const stop = () => {
      request.abort();
      fail(signal.reason);
    };
    request.upload.onprogress = (event) => onProgress(event.loaded, event.total);
    request.onerror = () => fail(new TransportError('Network Error'));
    request.onload = () => {
      signal.removeEventListener('abort', stop);
      try {
        resolve(
          readAnswer(to, {
            httpStatus: request.status,
            requestId: request.getResponseHeader('x-request-id') ?? undefined,
            text: request.responseText,
          }),
        );
      } catch (error) {
        reject(error);
      }
    };
    if (signal.aborted) return fail(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    request.open(to.method, `/api${callTarget(to, undefined)}`);
    request.setRequestHeader('accept-language', cookieLanguage());
    request.setRequestHeader('x-csrf', '1');
    request.send(form);
  });
}
