import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import { paletteVar } from '@/components/theme/css-vars';

/** The arrow of a filter that opens a list. */
export const FilterArrow = () => <ExpandMore aria-hidden style={look} />;

const look = { flex: 'none', fontSize: 20, color: paletteVar('text-tertiary') } as const;
