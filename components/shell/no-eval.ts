import { z } from 'zod';

// The page's policy forbids eval; zod would try it once and be reported. Imported before anything that parses as it loads.
z.config({ jitless: true });
