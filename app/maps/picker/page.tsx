import { OfflinePicker } from '@/components/map/OfflinePicker';
import { PageNamespaces } from '@/components/theme/LanguageProvider';
import { messagesOf } from '@/lib/messages/load';
import { presentLanguage } from '@/lib/server/request';

interface Props {
  searchParams: Promise<{ coord?: string | string[] }>;
}

/** The console's own location picker, framed by the map dialog where no maps service is configured. */
export default async function PickerPage({ searchParams }: Props) {
  const [{ coord = '' }, language] = await Promise.all([searchParams, presentLanguage()]);
  return (
    <PageNamespaces language={language} messages={await messagesOf(language, ['map', 'feedback'])}>
      <OfflinePicker coord={String(coord)} />
    </PageNamespaces>
  );
}
