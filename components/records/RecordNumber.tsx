'use client';
import { CopyText } from '@/components/list/cells/CopyText';
import { Digits } from '@/components/list/cells/LongNumber';
import { LinkButton } from '@/components/list/cells/link-button';

/** A number that can be copied, and opens what it names where the person may read that. */
export const RecordNumber = ({ number, open }: { number: string; open: ((number: string) => void) | undefined }) => (
  <CopyText text={number}>
    {open && number !== '' ? (
      <LinkButton type="button" style={{ marginLeft: -6 }} onClick={() => open(number)}>
        <Digits>{number}</Digits>
      </LinkButton>
    ) : (
      <Digits>{number}</Digits>
    )}
  </CopyText>
);
