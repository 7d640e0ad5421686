'use client';
import WarningAmber from '@mui/icons-material/WarningAmberRounded';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { paletteVar } from '@/components/theme/css-vars';
import { type Link, linkTypes } from '@/lib/contract/link';
import { pageNames } from './page-names';

interface Props {
  readonly link: Link & { readonly linkName: string; readonly linkValid: 0 | 1 };
}

/** Where something leads, in words; a target that is gone is told instead. */
export function LinkText({ link }: Props) {
  const t = useTranslations('link');
  const enums = useTranslations('enums');
  if (link.linkValid === 0) {
    return (
      <Lost>
        <WarningAmber fontSize="inherit" aria-hidden /> {t('lost')}
      </Lost>
    );
  }
  const type = enums(`linkType.${link.linkType}`);
  const target = targetOf(link);
  return <span>{target ? `${type} · ${target}` : type}</span>;

  function targetOf({ linkType, linkValue, linkName }: Props['link']): string {
    if (linkName) return linkName;
    if (typeof linkValue !== 'string') return linkValue.appId;
    if (linkType === linkTypes.goodsOfKind) return enums(`goodsKind.${linkValue}`);
    const page = linkType === linkTypes.page ? pageNames[linkValue] : undefined;
    if (page) return t(`pages.${page}`);
    return linkType === linkTypes.service && linkValue === '' ? t('defaultService') : linkValue;
  }
}

const Lost = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 4, color: paletteVar('warning-main') });
