'use client';
import PlayCircle from '@mui/icons-material/PlayCircleOutlineRounded';
import { Picture } from '@/components/controls/Picture';
import type { ShownEntry } from './home-entries';

const VIDEO = 2;

/** The first entry of a carousel, with a dot for each of them. */
export const CarouselPicture = ({ entries }: { entries: readonly ShownEntry[] }) => {
  const [first] = entries;
  return (
    <div className="carousel">
      {first ? <Picture url={first.image} alt={first.title} /> : <span className="unknown" />}
      {first?.mediaType === VIDEO && <PlayCircle className="play" />}
      {entries.length > 1 && (
        <span className="dots">
          {entries.map((entry, index) => (
            <i key={entry.id ?? 'new'} data-on={index === 0} />
          ))}
        </span>
      )}
    </div>
  );
};
