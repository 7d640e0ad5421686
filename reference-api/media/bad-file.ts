import { codes } from '@/lib/contract/call/codes';
import type { Translate } from '@/lib/format/translate';
import { Refusal } from '@/reference-api/refusal';
import type { MediaKind } from './file-types';

/** A file is not what the library takes; its sentence is the specification's (section 8). */
export class BadFile extends Refusal {
  constructor(readonly kind: MediaKind) {
    super(codes.badFileFormat);
  }

  override sentence(translate: Translate): string {
    return translate(`${this.kind}.badType`);
  }
}

/** A file is larger than the configured limit. */
export const tooLarge = (kind: MediaKind, n: number): Refusal =>
  new Refusal(kind === 'picture' ? codes.pictureTooLarge : codes.videoTooLarge, { n });

/** A form without the file it is about; the sentence is that of the upload form. */
export class MissingFile extends Refusal {
  constructor(readonly kind: MediaKind) {
    super(codes.invalidFields, {}, kind === 'picture' ? 'pictureFile' : 'file');
  }

  override sentence(translate: Translate): string {
    return translate(this.kind === 'picture' ? 'picture.imageRequired' : 'video.videoRequired');
  }
}
