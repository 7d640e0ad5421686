'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { BrandMark } from '@/components/theme/BrandMark';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { HydrationMark } from '@/components/theme/HydrationMark';
import { Hero } from './Hero';
import { PageChoices } from './PageChoices';
import { SignInForm } from './SignInForm';

/** The sign-in page; `refusal` is what the navigation guard had to say. */
export function SignIn({ refusal }: { refusal: string | undefined }) {
  const translate = useTranslations();
  return (
    <Columns>
      <Hero />
      <Side>
        <Box>
          <SmallBrand>
            <BrandMark />
            {translate('app.brandShort')}
          </SmallBrand>
          <h1>{translate('login.title')}</h1>
          <p>{translate('login.subtitle')}</p>
          {/* The form reads the wanted page from the address. */}
          <Suspense>
            <HydrationMark />
            <SignInForm guardRefusal={refusal} />
          </Suspense>
          <PageChoices />
        </Box>
      </Side>
    </Columns>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1.15fr 1fr',
  minHeight: '100dvh',
  backgroundColor: paletteVar('background-paper'),
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr' },
}));
const Side = styled('main')({ display: 'grid', placeItems: 'center', padding: 24 });
const Box = styled('div')({
  width: 'min(340px, 100%)',
  '& h1': { margin: 0, fontSize: 22, fontWeight: 600 },
  '& p': { margin: '2px 0 20px', color: paletteVar('text-secondary'), fontSize: sizeVar.small },
});
const SmallBrand = styled('div')(({ theme }) => ({
  display: 'none',
  alignItems: 'center',
  gap: 10,
  marginBottom: 32,
  fontSize: 17,
  fontWeight: 600,
  [theme.breakpoints.down('md')]: { display: 'flex' },
}));
