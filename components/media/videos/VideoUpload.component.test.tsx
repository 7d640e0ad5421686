import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useAsk } from '@/components/dialogs/use-ask';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { videoCategories } from '@/lib/contract/video';
import { VideoUpload } from './VideoUpload';

function Library() {
  const ask = useAsk();
  return (
    <button type="button" onClick={() => void ask(VideoUpload, { categoryId: 0, maxMb: undefined })}>
      upload
    </button>
  );
}

test('a form that opens before the categories are known has them once they are', async () => {
  answerCalls(videoCategories, () => [{ id: 2, name: '教程视频' }]);
  await draw(<Library />, { namespaces: ['media', 'video', 'picture'] });
  await page.getByRole('button', { name: 'upload' }).click();
  const group = page.getByRole('combobox');
  await expect.element(page.getByRole('option', { name: '教程视频' })).toBeInTheDocument();
  await userEvent.selectOptions(group, '教程视频');
  await expect.element(group).toHaveValue('2');
});
