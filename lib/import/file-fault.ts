import { kindOf } from './read-rows';

export type FileFault = 'kind' | 'size';

/** Why a file is not even read, or null: its kind is not among those accepted, or it is too large to be read at once. */
export function fileFault({ name, size }: Pick<File, 'name' | 'size'>, accept: readonly string[], maxBytes: number): FileFault | null {
  if (!accept.includes(kindOf(name))) return 'kind';
  return size > maxBytes ? 'size' : null;
}
