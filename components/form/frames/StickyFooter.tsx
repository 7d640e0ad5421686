'use client';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { border, paletteVar } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';

/** Between the footer and what is brought into sight above it. */
const ABOVE = 12;

/** Save and cancel, always in sight. While it stands on the page, what is scrolled to, typed into or reached by the Tab key stays above it (WCAG 2.4.11). */
export function StickyFooter({ children }: { children: ReactNode }) {
  const footer = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = footer.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBottom = `${element.offsetHeight + ABOVE}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = '';
    };
  }, []);
  return <Footer ref={footer}>{children}</Footer>;
}

const Footer = styled('footer')({
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  gridColumn: '1 / -1',
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 12,
  padding: '10px 16px',
  border: border,
  borderRadius: radius.card,
  backgroundColor: paletteVar('background-paper'),
});
