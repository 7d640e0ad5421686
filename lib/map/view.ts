import type { Box, Position } from './regions';

/** What part of the world is drawn: its centre in projected units (the world is 1 wide) and pixels per unit. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const MAX_LATITUDE = 85;
export const MIN_SCALE = 2_000;
export const MAX_SCALE = 3_000_000;

/** Web Mercator: shapes keep their angles at every zoom. */
export function project([longitude, latitude]: Position): readonly [number, number] {
  const held = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude));
  const sine = Math.sin((held * Math.PI) / 180);
  return [(longitude + 180) / 360, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

/** The position at projected units. */
export function unproject([x, y]: readonly [number, number]): Position {
  return [x * 360 - 180, (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI];
}

/** Where a position lies on the drawing. */
export function toPixel(view: View, { width, height }: Size, at: Position): readonly [number, number] {
  const [x, y] = project(at);
  return [(x - view.x) * view.scale + width / 2, (y - view.y) * view.scale + height / 2];
}

/** The position under a pixel of the drawing. */
export function toPosition(view: View, { width, height }: Size, [px, py]: readonly [number, number]): Position {
  return unproject([view.x + (px - width / 2) / view.scale, view.y + (py - height / 2) / view.scale]);
}

/** Shows a box whole, with a margin around it. */
export function fitted([west, south, east, north]: Box, { width, height }: Size): View {
  const [left, bottom] = project([west, south]);
  const [right, top] = project([east, north]);
  const scale = 0.92 * Math.min(width / Math.max(right - left, 1e-9), height / Math.max(bottom - top, 1e-9));
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale: held(scale) };
}

/** Goes to a position at a zoom. */
export function centred(at: Position, scale: number): View {
  const [x, y] = project(at);
  return { x, y, scale: held(scale) };
}

/** Zooms so that the place under a pixel stays where it is. */
export function zoomed(view: View, { width, height }: Size, [px, py]: readonly [number, number], factor: number): View {
  const scale = held(view.scale * factor);
  const keep = (centre: number, pixel: number, extent: number) => centre + (pixel - extent / 2) * (1 / view.scale - 1 / scale);
  return { x: keep(view.x, px, width), y: keep(view.y, py, height), scale };
}

/** Moves the drawing by pixels. */
export const panned = (view: View, dx: number, dy: number): View => ({ ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale });

const held = (scale: number) => Math.max(MIN_SCALE, Math.min(MAX_SCALE, scale));
