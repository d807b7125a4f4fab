import { d, dot, path, type Point } from './svg.ts';

/** A string of jasmine with a marigold now and then. */
export function flowerRow(places: readonly Point[], size: number): string {
  return places
    .map(([x, y], i) => (i % 4 === 2 ? marigold(x, y, size * 0.95) : jasmine(x, y, size)))
    .join('');
}

function jasmine(x: number, y: number, r: number): string {
  const petals = [0, 72, 144, 216, 288].map((a) => {
    const t = ((a + x) * Math.PI) / 180;
    return dot(x + Math.cos(t) * r * 0.5, y + Math.sin(t) * r * 0.5, r * 0.5, 'fill="#fffdf6"');
  });
  return `${dot(x, y + 1, r * 0.98, 'fill="#c9bda6" opacity="0.55"')}${petals.join('')}${dot(x, y, r * 0.24, 'fill="#f3dc9a"')}`;
}

/** A marigold: rings of small petals. */
export function marigold(x: number, y: number, r: number, color = '#f39a1e'): string {
  const ring = (radius: number, count: number, size: number, fill: string): string =>
    Array.from({ length: count }, (_, i) => {
      const a = (i / count) * Math.PI * 2 + radius;
      return dot(x + Math.cos(a) * radius, y + Math.sin(a) * radius, size, `fill="${fill}"`);
    }).join('');
  return (
    ring(r * 0.68, 9, r * 0.36, color) +
    ring(r * 0.36, 6, r * 0.32, '#f8b13c') +
    dot(x, y, r * 0.26, 'fill="#fcc95c"')
  );
}

/** A pointed leaf from its stem in the direction of an angle in degrees. */
export function leaf(x: number, y: number, length: number, angle: number, fill: string): string {
  const w = length * 0.26;
  return path(
    d`M0 0C${length * 0.25} ${-w} ${length * 0.7} ${-w} ${length} 0C${length * 0.7} ${w} ${length * 0.25} ${w} 0 0Z`,
    `fill="${fill}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(0)})"`,
  );
}
