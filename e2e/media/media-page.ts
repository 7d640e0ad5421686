import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, word } from '../fixtures';

/** A screen with pictures and a place on it: the own store. */
export const STORE_FORM = '/parameter/systemSetting';

interface SentFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
  /** How many zeros follow: what makes a file large is made in the page, not carried there. */
  zeros?: number;
}

let made = 0;

/** A name nobody has used before, also when a journey is repeated in the same world. */
export function freshName(name: string): string {
  made += 1;
  return `${name}-${process.pid}-${made}`;
}

/** A picture nobody has sent before. */
export async function newPicture(format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png', width = 60, height = 40): Promise<SentFile> {
  made += 1;
  const number = made;
  const background = { r: (number * 53) % 256, g: (number * 97) % 256, b: (number * 31 + (number >> 8) * 67) % 256 };
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
  return { name: `照片-${process.pid}-${number}.${format}`, mimeType: `image/${format}`, buffer };
}

/** A picture of more than two megabytes, which travels in a request of its own; what follows its end is no part of it. */
export async function largePicture(): Promise<SentFile> {
  return { ...(await newPicture()), zeros: LARGE };
}

/** 2.2 MB, as the list of uploads writes it. */
const LARGE = 2.2 * 1024 * 1024;

/** A file with a given content. */
export const fileOf = (name: string, mimeType: string, content: string | Buffer): SentFile => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});

/** Opens the picture library from the logo field. */
export async function openLibrary(page: Page): Promise<Locator> {
  await page.locator('[data-field="logo"] button.pick').click();
  const library = page.getByRole('dialog', { name: word('picture.libraryTitle') });
  await expect(library.getByRole('gridcell').first()).toBeVisible();
  return library;
}

/** Drops files on an element, as a person would from a folder. */
export async function dropFiles(target: Locator, files: readonly SentFile[]): Promise<void> {
  const transfer = await target.page().evaluateHandle(
    (given) => {
      const data = new DataTransfer();
      for (const { name, mimeType, base64, zeros } of given) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes, new Uint8Array(zeros)], name, { type: mimeType }));
      }
      return data;
    },
    files.map(({ name, mimeType, buffer, zeros = 0 }) => ({ name, mimeType, base64: buffer.toString('base64'), zeros })),
  );
  for (const type of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(type, { dataTransfer: transfer });
}

/** Pastes a picture, as from a screenshot, where the focus is. */
export async function pastePicture(page: Page, content: Buffer, name: string): Promise<void> {
  await page.evaluate(
    ({ base64, fileName }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], fileName, { type: 'image/png' }));
      const target = document.activeElement ?? document;
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    },
    { base64: content.toString('base64'), fileName: name },
  );
}

/** A picture of the library by its file name; a file on its way has a tile too, but no place in the grid yet. */
export const pictureCell = (library: Locator, name: string): Locator => library.locator('[data-cell]').filter({ hasText: name });

/** Writes down the field names of every form the page sends: browsers do not show the bodies of uploads. */
export async function noteForms(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const noted: string[][] = [];
    Object.assign(window, { sentForms: noted });
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function sendNoted(body) {
      if (body instanceof FormData) noted.push([...body.keys()]);
      send.call(this, body);
    };
  });
  return () => page.evaluate(() => (window as unknown as { sentForms: string[][] }).sentForms);
}
