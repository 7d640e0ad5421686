import { readEnvironment } from '@/reference-api/environment';
import { openKeyRing } from '@/reference-api/keys/open-key-ring';
import { readMediaSettings } from '@/reference-api/media/media-settings';

/** Ends with the sentence the start itself would end with, for whoever has long work to do before it; nothing is opened or made. */
export function checkEnvironment(variables: Readonly<Record<string, string | undefined>>): void {
  const environment = readEnvironment(variables);
  // Keys that were not set are made in the data folder, or read there, by the start itself.
  if (environment.cardKeys !== undefined || environment.databaseUrl !== undefined) openKeyRing(environment);
  readMediaSettings(environment.dataDir, variables);
}
