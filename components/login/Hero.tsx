import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { BrandMark } from '@/components/theme/BrandMark';
import { hero } from '@/components/theme/tokens';

/** The picture side of the sign-in page; narrow windows do without it. */
export function Hero() {
  const translate = useTranslations();
  return (
    <Ground aria-label={translate('app.title')}>
      <Name>
        <BrandMark />
        {translate('app.brandShort')}
      </Name>
      <Words>
        <strong>{translate('login.headline')}</strong>
        <span>{translate('login.pitch')}</span>
      </Words>
      <small>{translate('app.title')}</small>
      <Skyline />
    </Ground>
  );
}

/** A row of stalls and shop fronts: one platform, many stores. */
const Skyline = () => (
  <svg
    viewBox="0 0 620 150"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinejoin="round"
    strokeLinecap="round"
  >
    <path d="M0 149h620" />
    <path d="M20 149V86h92v63M14 86l12-26h80l12 26a13 13 0 0 1-26 0 13 13 0 0 1-26 0 13 13 0 0 1-26 0 13 13 0 0 1-26 0M34 149v-32h26v32M74 117h26v18H74z" />
    <path d="M150 149V40h110v109M168 58h16M168 78h16M168 98h16M198 58h16M198 78h16M198 98h16M228 58h16M228 78h16M228 98h16M192 149v-28h26v28M150 40l55-22 55 22" />
    <path d="M298 149V96h70v53M292 96l9-20h64l9 20a10.200 10.200 0 0 1-20.500 0 10.200 10.200 0 0 1-20.500 0 10.200 10.200 0 0 1-20.500 0 10.200 10.200 0 0 1-20.500 0M310 112h20v16h-20zM342 149v-34h16v34" />
    <path d="M404 149V62h84v87M404 62l12-14h60l12 14M420 78h12M420 96h12M420 114h12M440 78h12M440 96h12M440 114h12M460 78h12M460 96h12M460 114h12M438 149v-20h16v20" />
    <path d="M524 149V90h78v59M518 90l10-24h70l10 24a11.200 11.200 0 0 1-22.500 0 11.200 11.200 0 0 1-22.500 0 11.200 11.200 0 0 1-22.500 0 11.200 11.200 0 0 1-22.500 0M536 108h24v18h-24zM572 149v-36h18v36" />
  </svg>
);

const Ground = styled('aside')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  padding: 'clamp(40px, 5vw, 72px)',
  color: hero.text,
  background: `radial-gradient(900px 500px at 20% 10%, ${hero.from} 0, ${hero.middle} 55%, ${hero.to} 100%)`,
  '& > small': { position: 'relative', fontSize: 13, opacity: 0.72 },
  '& > svg': { position: 'absolute', right: 0, bottom: 0, width: 'min(78%, 620px)', opacity: 0.16 },
  [theme.breakpoints.down('md')]: { display: 'none' },
}));
const Name = styled('div')({ display: 'flex', alignItems: 'center', gap: 10, fontSize: 17, fontWeight: 600 });
const Words = styled('div')({
  position: 'relative',
  margin: 'auto 0',
  '& strong': { display: 'block', fontSize: 34, lineHeight: 1.35, fontWeight: 600, whiteSpace: 'pre-line', marginBottom: 12 },
  '& span': { fontSize: 15, opacity: 0.82 },
});
