/**
 * Icons for what stands on a page by the hundred. One of MUI's is six components of React and a style of its own, and a form of two
 * hundred variants holds 120 of them; these are a path, drawn in the colour and at the size of what they stand in.
 */
const Icon = ({ path, weight = 1.8 }: { path: string; weight?: number }) => (
  <svg
    aria-hidden
    focusable="false"
    viewBox="0 0 24 24"
    width="1em"
    height="1em"
    fill="none"
    stroke="currentColor"
    strokeWidth={weight}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={path} />
  </svg>
);

/** What is dragged by it: six dots. */
export const PlainHandle = () => <Icon weight={3.4} path="M9 6h0M15 6h0M9 12h0M15 12h0M9 18h0M15 18h0" />;

/** Takes one of several away. */
export const PlainCross = () => <Icon path="m7 7 10 10M17 7 7 17" />;

/** Deletes a line. */
export const PlainBin = () => (
  <Icon path="M5 7h14M9.5 7V4.5h5V7M7 7v11.5a1.2 1.2 0 0 0 1.2 1.2h7.6a1.2 1.2 0 0 0 1.2-1.2V7M10.2 10.8v5M13.8 10.8v5" />
);

/** The place of a picture that is not there yet. */
export const PlainAddPicture = () => (
  <Icon path="M20 12v6.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4H12M18 3v6M15 6h6M6.5 17l3.2-4.2 2.4 2.9 1.9-2.4 3.5 3.7z" />
);

/** Copies what stands beside it: two sheets. */
export const PlainCopy = () => (
  <Icon path="M16 8V5.2A1.7 1.7 0 0 0 14.3 3.5H5.7A1.7 1.7 0 0 0 4 5.2v9.6a1.7 1.7 0 0 0 1.7 1.7H8M9.7 8h8.6A1.7 1.7 0 0 1 20 9.7v9.1a1.7 1.7 0 0 1-1.7 1.7H9.7A1.7 1.7 0 0 1 8 18.8V9.7A1.7 1.7 0 0 1 9.7 8z" />
);

/** Largest first. */
export const PlainArrowDown = () => <Icon weight={2} path="M12 5v14M5.5 12.5 12 19l6.5-6.5" />;

/** Smallest first. */
export const PlainArrowUp = () => <Icon weight={2} path="M12 19V5M5.5 11.5 12 5l6.5 6.5" />;

/** One page back. */
export const PlainChevronLeft = () => <Icon weight={2} path="m14 7-5 5 5 5" />;

/** One page on. */
export const PlainChevronRight = () => <Icon weight={2} path="m10 7 5 5-5 5" />;
