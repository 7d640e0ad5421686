import type { District } from '@/lib/map/districts';
import type { FoundPlace } from '@/lib/map/find-places';
import type { Area, Position, Regions } from '@/lib/map/regions';
import { type Size, toPixel, toPosition, type View } from '@/lib/map/view';

/** Colours of the map, read from the theme. */
export interface MapColours {
  readonly ground: string;
  readonly land: string;
  readonly border: string;
  readonly provinceBorder: string;
  readonly label: string;
}

/** How wide the world is, in pixels, when cities and then districts get names. */
const CITY_SCALE = 14_000;
const DISTRICT_SCALE = 60_000;
const FONT = '12px system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';

interface Drawing {
  readonly regions: Regions;
  readonly districts: readonly District[];
  readonly places: readonly FoundPlace[];
  readonly view: View;
  readonly size: Size;
  readonly colours: MapColours;
}

/** Draws what of the regions is in view: land, borders, and names where they have room. */
export function drawMap(context: CanvasRenderingContext2D, { regions, districts, places, view, size, colours }: Drawing): void {
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, size.width, size.height);
  const seen = visible(view, size);
  const units = regions.units.filter(seen);
  const provinces = regions.provinces.filter(seen);
  const near = view.scale < CITY_SCALE ? [] : districts.flatMap(({ border }) => (border && seen(border) ? border : []));
  context.lineJoin = 'round';
  for (const [areas, border, width] of [
    [units, colours.border, 0.7],
    [near, colours.border, 0.4],
    [provinces, colours.provinceBorder, 1.3],
  ] as const) {
    context.beginPath();
    for (const area of areas) trace(context, area, view, size);
    if (areas === units) {
      context.fillStyle = colours.land;
      context.fill('evenodd');
    }
    context.strokeStyle = border;
    context.lineWidth = width;
    context.stroke();
  }
  const named = view.scale < CITY_SCALE ? provinces : view.scale < DISTRICT_SCALE ? units : places.filter(isDistrict);
  label(context, named, view, size, colours.label);
}

/** Whether an area's box meets what is shown. */
function visible(view: View, size: Size): (area: Area) => boolean {
  const [west, north] = toPosition(view, size, [0, 0]);
  const [east, south] = toPosition(view, size, [size.width, size.height]);
  return ({ box }) => box[0] <= east && box[2] >= west && box[1] <= north && box[3] >= south;
}

function trace(context: CanvasRenderingContext2D, area: Area, view: View, size: Size): void {
  for (const ring of area.polygons.flat()) {
    let started = false;
    let [lastX, lastY] = [Number.NaN, Number.NaN];
    for (const position of ring) {
      const [x, y] = toPixel(view, size, position);
      // Points closer than a pixel change nothing that can be seen.
      if (started && Math.abs(x - lastX) < 0.7 && Math.abs(y - lastY) < 0.7) continue;
      if (started) context.lineTo(x, y);
      else context.moveTo(x, y);
      [started, lastX, lastY] = [true, x, y];
    }
    context.closePath();
  }
}

const isDistrict = ({ level, approximate }: FoundPlace) => level === 'district' && !approximate;

function label(
  context: CanvasRenderingContext2D,
  areas: readonly { name: string; point: Position }[],
  view: View,
  size: Size,
  colour: string,
): void {
  context.font = FONT;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = colour;
  const taken: [number, number][] = [];
  for (const area of areas) {
    const [x, y] = toPixel(view, size, area.point);
    const free = taken.every(([otherX, otherY]) => Math.abs(x - otherX) > 58 || Math.abs(y - otherY) > 16);
    if (x < 0 || y < 0 || x > size.width || y > size.height || !free) continue;
    taken.push([x, y]);
    context.fillText(short(area.name), x, y);
  }
}

const short = (name: string): string => name.replace(/(维吾尔|壮族|回族)?(自治区|特别行政区)$|(省|市)$/, '');
