import type { ResourceForm } from '@/components/form/state/resource-form';
import type { SystemConfig } from '@/lib/contract/system-config';

export type SettingsForm = ResourceForm<SystemConfig>;

/** What every group of inputs gets. */
export interface GroupProps {
  readonly form: SettingsForm;
  /** Another store reads its times and changes nothing of them. */
  readonly readOnly: boolean;
}
