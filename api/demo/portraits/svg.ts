/** A point of the 480 x 600 drawing. */
export type Point = readonly [x: number, y: number];

/** A number as short as the drawing needs it: one decimal. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A tagged template that shortens every number put into it. */
export function d(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return parts.reduce((text, part, i) => {
    const value = values[i];
    return text + part + (value === undefined ? '' : typeof value === 'number' ? n(value) : value);
  }, '');
}

/** A path element; `attrs` is written as it stands. */
export function path(data: string, attrs: string): string {
  return `<path d="${data}" ${attrs}/>`;
}

/** A line of even width; ends and corners are round unless `attrs` says otherwise. */
export function stroke(data: string, color: string, width: number, attrs = ''): string {
  const ends = attrs.includes('stroke-linecap') ? '' : ' stroke-linecap="round"';
  const corners = attrs.includes('stroke-linejoin') ? '' : ' stroke-linejoin="round"';
  return path(
    data,
    `fill="none" stroke="${color}" stroke-width="${n(width)}"${ends}${corners} ${attrs}`,
  );
}

/** A filled circle. */
export function dot(x: number, y: number, r: number, attrs: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${attrs}/>`;
}

/** A filled ellipse. */
export function oval(x: number, y: number, rx: number, ry: number, attrs: string): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${attrs}/>`;
}

/** What is drawn, shown only inside `shape`. */
export function clipped(id: string, shape: string, content: string): string {
  return `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/** A smooth closed curve through all points (Catmull-Rom). */
export function closedCurve(points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] as Point;
  const curves = points.map((_, i) => bend(at(i - 1), at(i), at(i + 1), at(i + 2)));
  return d`M${at(0)[0]} ${at(0)[1]}${curves.join('')}Z`;
}

/** A smooth open curve through all points. */
export function openCurve(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] as Point;
  const curves = points.slice(1).map((_, i) => bend(at(i - 1), at(i), at(i + 1), at(i + 2)));
  return d`M${at(0)[0]} ${at(0)[1]}${curves.join('')}`;
}

function bend(before: Point, from: Point, to: Point, after: Point): string {
  const c1: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
  const c2: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
  return d`C${c1[0]} ${c1[1]} ${c2[0]} ${c2[1]} ${to[0]} ${to[1]}`;
}

/** Points on an arc of an ellipse, angles in degrees clockwise from the right. */
export function arcPoints(
  x: number,
  y: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  count: number,
): Point[] {
  return Array.from({ length: count }, (_, i): Point => {
    const a = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180;
    return [x + rx * Math.cos(a), y + ry * Math.sin(a)];
  });
}
