import { styled } from '@mui/material/styles';
import { brandMark, white } from './tokens';

/** The mark alone; the name beside it says what it is. */
export const BrandMark = () => (
  <Mark aria-hidden="true">
    <Glyph />
  </Mark>
);

/** A stall's awning over a base: the platform and the stores under it. */
const Glyph = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    width="15"
    height="15"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M4 10 6 4h12l2 6a2.7 2.7 0 0 1-5.300 0 2.700 2.700 0 0 1-5.400 0A2.700 2.700 0 0 1 4 10zM6 13v7h12v-7" />
  </svg>
);

const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: 7,
  color: white,
  backgroundImage: `linear-gradient(135deg, ${brandMark.from}, ${brandMark.to})`,
});
