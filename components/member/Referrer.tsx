import { LinkButton } from '@/components/list/cells/link-button';
import type { MemberDetail } from '@/lib/contract/member';

/** The referrer's name, which opens its own record. */
export function Referrer({
  member: { parentId, parentName },
  show,
}: {
  member: Pick<MemberDetail, 'parentId' | 'parentName'>;
  show(id: number): void;
}) {
  if (parentId === null) return <>-</>;
  return (
    <LinkButton type="button" style={{ marginLeft: -6 }} onClick={() => show(parentId)}>
      {parentName || `#${parentId}`}
    </LinkButton>
  );
}
