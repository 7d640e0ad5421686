'use client';
import { styled } from '@mui/material/styles';
import DOMPurify from 'dompurify';
import { useEffect, useRef } from 'react';

const RULES = { FORBID_TAGS: ['style', 'form', 'input', 'iframe'], RETURN_DOM_FRAGMENT: true as const };

/** The details of goods as a buyer reads them; cleaned again here, whatever the API answered. */
export function GoodsDetail({ html }: { html: string }) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    page.current?.replaceChildren(DOMPurify.sanitize(html, RULES));
  }, [html]);
  return <Page ref={page} />;
}

const Page = styled('div')({
  padding: '16px 20px',
  overflowWrap: 'anywhere',
  '& img, & video': { maxWidth: 'min(100%, 480px)', height: 'auto', borderRadius: 8 },
});
