import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { typeOfKey } from '@/reference-api/media/file-types';
import type { Media } from '@/reference-api/media/media';
import type { StoredFile } from '@/reference-api/media/storage';
import { projectFolder } from '@/reference-api/project-folder';
import { drawDemo } from './draw-demo';
import { demoInvoice } from './invoice';

const underWay = new Map<string, Promise<StoredFile | undefined>>();

/**
 * Makes a file of the demo platform when it is first looked at: `demo/headphones-3.jpg` is drawn, `demo/video-1.mp4` comes from the
 * samples of the project, `demo/invoice.pdf` is written. Undefined for all other names.
 */
export function ensureDemo(key: string, media: Media): Promise<StoredFile | undefined> {
  const name = /^demo\/([a-z]+-\d{1,4}\.(?:png|jpg|webp|mp4|webm)|invoice\.pdf)$/.exec(key)?.[1];
  if (name === undefined) return Promise.resolve(undefined);
  const begun = underWay.get(key) ?? make(key, name, media).finally(() => underWay.delete(key));
  underWay.set(key, begun);
  return begun;
}

async function make(key: string, file: string, { storage, incoming }: Media): Promise<StoredFile | undefined> {
  const [name = '', extension = ''] = file.split('.');
  const path = incoming.newPath();
  const made = await makers(extension)(name, file, extension, path);
  if (!made) return undefined;
  await storage.put(key, path, typeOfKey(key) ?? '');
  return storage.find(key);
}

type Maker = (name: string, file: string, extension: string, path: string) => Promise<boolean>;

const makers = (extension: string): Maker => {
  if (extension === 'pdf') return writeInvoice;
  return extension === 'mp4' || extension === 'webm' ? copySample : draw;
};

const writeInvoice: Maker = async (_name, _file, _extension, path) => {
  await writeFile(path, demoInvoice());
  return true;
};

async function draw(name: string, _file: string, extension: string, path: string): Promise<boolean> {
  const drawing = drawDemo(name);
  if (drawing === undefined) return false;
  const picture = sharp(Buffer.from(drawing));
  const written =
    extension === 'jpg'
      ? picture.flatten({ background: '#ffffff' }).jpeg({ quality: 86 })
      : extension === 'webp'
        ? picture.webp({ quality: 84 })
        : picture.png();
  await written.toFile(path);
  return true;
}

async function copySample(_name: string, file: string, _extension: string, path: string): Promise<boolean> {
  try {
    await copyFile(join(projectFolder('reference-api/media/samples', 'SAMPLES_DIR'), file), path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
