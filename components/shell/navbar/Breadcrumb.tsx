'use client';
import { styled } from '@mui/material/styles';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { paletteVar } from '@/components/theme/css-vars';
import { firstPageOf, trail } from '@/lib/navigation/derive';
import { href } from '@/lib/navigation/href';
import { useMap } from '../MapContext';

const HOME = href('/dashboard');

/** Where the page stands: home, its sections with links to their first page, the page. On a narrower screen the page and its section are left, on a narrow one the page alone. */
export function Breadcrumb() {
  const translate = useTranslations();
  const pathname = usePathname();
  const { routes } = useMap();
  const steps = trail(routes, pathname);
  const atHome = steps.at(-1)?.path === HOME;
  return (
    <Crumbs aria-label={translate('shell.breadcrumb')}>
      <ol>
        {!atHome && (
          <li>
            <Link href={HOME} prefetch={false}>
              {translate('route.dashboard')}
            </Link>
          </li>
        )}
        {steps.map(({ path, titleKey }, at) => {
          const title = translate(titleKey);
          const last = at === steps.length - 1;
          // A section has no page of its own: its first permitted one stands for it.
          const target = last ? undefined : firstPageOf(routes, path);
          return (
            <li key={path} aria-current={last ? 'page' : undefined}>
              {target ? (
                <Link href={target} prefetch={false}>
                  {title}
                </Link>
              ) : (
                title
              )}
            </li>
          );
        })}
      </ol>
    </Crumbs>
  );
}

const Crumbs = styled('nav')(({ theme }) => ({
  minWidth: 0,
  '& ol': { display: 'flex', margin: 0, padding: 0, listStyle: 'none', overflow: 'hidden', whiteSpace: 'nowrap' },
  '& li': { flex: 'none', color: paletteVar('text-tertiary') },
  '& li:not(:last-child)::after': { content: '"/"', padding: '0 6px', opacity: 0.7 },
  '& li[aria-current]': {
    flex: '0 1 auto',
    color: paletteVar('text-primary'),
    fontWeight: 500,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& a': { color: 'inherit', textDecoration: 'none', borderRadius: 4, '&:hover': { color: paletteVar('primary-main') } },
  // Beside an open sidebar the way from home would leave the page's own name a letter or two.
  [theme.breakpoints.down('lg')]: { '& li:nth-last-child(n + 3)': { display: 'none' } },
  [theme.breakpoints.down('md')]: {
    '& li:not([aria-current])': { display: 'none' },
    '& li[aria-current]': { fontWeight: 600, fontSize: 16 },
  },
}));
