'use client';
import { useMediaUrl } from '@/components/controls/MediaPlaces';
import { useOnDemand } from '@/components/dialogs/use-on-demand';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { cropper, pictureLibrary } from '../media-dialogs';

interface Chooser {
  /** `onChosen` is called when the person has decided, before a cropped picture is sent. */
  choose(max: number, ratio?: number, onChosen?: () => void): Promise<string[] | undefined>;
  prefetch(): void;
}

/** Chooses pictures from the library; with a ratio the one chosen goes through the cropper and comes back as a new picture, undefined when it could not be stored. */
export function useChoosePictures(): Chooser {
  const library = useOnDemand(pictureLibrary);
  const crop = useOnDemand(cropper);
  const shown = useMediaUrl();
  const report = useReportFailure();
  const choose: Chooser['choose'] = async (max, ratio, onChosen) => {
    const chosen = (await library.open(() => ({ max }))) ?? [];
    const [first] = chosen;
    if (!first) return [];
    if (ratio === undefined) {
      onChosen?.();
      return chosen.map((picture) => picture.url);
    }
    const file = await crop.open(() => ({ src: shown(first.url), name: first.name ?? '', ratio }));
    if (!file) return [];
    onChosen?.();
    try {
      const url = await sendPicture(file);
      return url === undefined ? undefined : [url];
    } catch (error) {
      report(error, { info: 'upload' });
      return undefined;
    }
  };
  return { choose, prefetch: library.prefetch };
}

/**
 * Sends one picture and gives its address; undefined when the person gave up on it. The queue's code is fetched for it, because most
 * visits never upload.
 */
export async function sendPicture(file: File): Promise<string | undefined> {
  const { uploads } = await import('../upload/uploads');
  // A question about an equal picture would come out of nowhere here.
  const [sent] = uploads.add([{ file, kind: 'picture', takeKnown: true, awaited: true }]);
  const stored = await sent;
  return stored?.url;
}
