import 'react-easy-crop/react-easy-crop.css';
import { useState } from 'react';
import { z } from 'zod';
import { useOnDemand } from '@/components/dialogs/use-on-demand';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { PlaceInput } from '@/components/map/PlaceInput';
import { cropper, pictureLibrary, videoLibrary } from '@/components/media/media-dialogs';
import { PictureInput } from '@/components/media/pictures/PictureInput';
import { PicturesInput } from '@/components/media/pictures/PicturesInput';
import { VideoInput } from '@/components/media/videos/VideoInput';
import { useLanguage } from '@/components/theme/LanguageProvider';

const fields = z.object({
  picture: z.string(),
  pictures: z.array(z.string()).min(1),
  video: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
type Fields = z.infer<typeof fields>;
const START: Fields = {
  picture: '',
  pictures: ['/media/demo/watch-5.jpg', '/media/demo/camera-7.jpg', '/media/demo/lamp-5.jpg'],
  video: '',
  latitude: null,
  longitude: null,
};
export const benchWords = {
  bench: { fields: { picture: '单图', pictures: '组图', video: '视频', latitude: '位置', longitude: '位置' }, saved: '已保存' },
};

const wrapped = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', minWidth: 0 } as const;

/** Every field and every library of this console that picks media, as a goods form has them; what is chosen stands below. */
export function Bench() {
  const [answer, setAnswer] = useState<unknown>(null);
  const [pictures, videos, crop] = [useOnDemand(pictureLibrary), useOnDemand(videoLibrary), useOnDemand(cropper)];
  const { language, changeLanguage } = useLanguage();
  const form = useResourceForm<Fields, Fields>({
    schema: fields,
    start: START,
    labels: 'bench.fields',
    save: async (values) => {
      setAnswer(values);
      return values;
    },
    stays: true,
  });
  const cropped = async () => {
    const file = await crop.open(() => ({ src: '/media/demo/camera-7.jpg', name: 'camera.jpg' }));
    if (!file) return setAnswer('dismissed');
    const { width, height } = await createImageBitmap(file);
    return setAnswer({ name: file.name, type: file.type, width, height });
  };
  return (
    <main style={{ display: 'grid', gap: 12, padding: 16, maxWidth: 900 }}>
      <h1 style={{ fontSize: 18 }}>Media</h1>
      <PictureInput form={form} name="picture" />
      <PicturesInput form={form} name="pictures" max={5} />
      <VideoInput form={form} name="video" />
      <PlaceInput form={form} latitude="latitude" longitude="longitude" label="位置" />
      <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
        <button type="button" onClick={async () => setAnswer((await pictures.open(() => ({ max: 3 }))) ?? 'dismissed')}>
          three pictures
        </button>
        <button type="button" onClick={async () => setAnswer((await videos.open(() => ({}))) ?? 'dismissed')}>
          one video
        </button>
        <button type="button" onClick={async () => setAnswer((await videos.open(() => ({ max: 2 }))) ?? 'dismissed')}>
          two videos
        </button>
        <button type="button" onClick={cropped}>
          crop
        </button>
        <button type="button" onClick={() => void form.submit()}>
          save
        </button>
        <button type="button" onClick={() => void changeLanguage(language === 'en' ? 'zh-CN' : 'en')}>
          language
        </button>
      </div>
      <pre data-testid="answer" style={wrapped}>
        {JSON.stringify(answer)}
      </pre>
      <pre data-testid="values" style={wrapped}>
        {JSON.stringify(form.hook.watch())}
      </pre>
    </main>
  );
}
