'use client';
import { type RefObject, useEffect } from 'react';
import type { Size, View } from '@/lib/map/view';
import { drawMap, type MapColours } from './draw-map';
import type { OfflineMap } from './use-regions';

interface Props {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly map: OfflineMap;
  readonly view: View;
  readonly size: Size;
}

/** The drawn map; drawn again when the view, the size or the look changes. */
export function MapCanvas({ canvas, map, view, size }: Props) {
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return undefined;
    const draw = () => {
      const density = window.devicePixelRatio || 1;
      element.width = Math.round(size.width * density);
      element.height = Math.round(size.height * density);
      context.setTransform(density, 0, 0, density, 0, 0);
      drawMap(context, { ...map, view, size, colours: coloursOf(element) });
    };
    let frame = requestAnimationFrame(draw);
    // The look is worn by the root element alone, without a word to React.
    const look = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(draw);
    });
    look.observe(document.documentElement, { attributeFilter: ['data-color-scheme', 'data-seed'] });
    return () => {
      look.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [canvas, map, view, size]);
  return <canvas ref={canvas} aria-hidden style={{ display: 'block', width: '100%', height: '100%', touchAction: 'none' }} />;
}

/** A canvas knows no variables: their values are read from the page. */
function coloursOf(element: Element): MapColours {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(`--st-palette-${name}`).trim();
  return {
    ground: colour('info-soft'),
    land: colour('background-paper'),
    border: colour('hairline-control'),
    provinceBorder: colour('text-disabled'),
    label: colour('text-secondary'),
  };
}
