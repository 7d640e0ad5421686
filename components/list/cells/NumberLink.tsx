import { CopyText } from './CopyText';
import { Digits } from './LongNumber';
import { LinkButton } from './link-button';

/** A record's long number: it opens the record, and can be copied. */
export const NumberLink = ({ number, onOpen }: { number: string; onOpen(): void }) => (
  <CopyText text={number}>
    <LinkButton type="button" style={{ marginLeft: -6 }} onClick={onOpen}>
      <Digits>{number}</Digits>
    </LinkButton>
  </CopyText>
);
