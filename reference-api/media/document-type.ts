import { fileTypeOf } from './file-types';

/** A kind of file an invoice may be. */
export interface DocumentType {
  readonly extension: 'pdf' | 'ofd' | 'png' | 'jpg';
  readonly type: string;
}

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/** What an invoice file is by its content and never by its name (open-questions 13); undefined for everything else. */
export function documentTypeOf(bytes: Buffer): DocumentType | undefined {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return { extension: 'pdf', type: 'application/pdf' };
  // An OFD is an archive whose root names its parts.
  if (bytes.subarray(0, ZIP.length).equals(ZIP) && bytes.includes('OFD.xml')) return { extension: 'ofd', type: 'application/ofd' };
  const picture = fileTypeOf(bytes.subarray(0, 64));
  if (picture?.extension === 'png') return { extension: 'png', type: picture.type };
  return picture?.extension === 'jpg' ? { extension: 'jpg', type: picture.type } : undefined;
}
