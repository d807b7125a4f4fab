import type { Gender } from '../../domain/profile.ts';

/**
 * A drawn person where there is no photo: decoration, 4:5, coloured by the page's stylesheet. Without frame and flowers:
 * a framed portrait with a garland means mourning.
 */
export function Silhouette({ gender }: { gender: Gender }) {
  return (
    <svg
      className="sp-silhouette"
      viewBox="0 0 160 200"
      width="480"
      height="600"
      aria-hidden="true"
    >
      {gender === 'female' ? <Woman /> : <Man />}
    </svg>
  );
}

/** With a low bun and the border of a sari. */
function Woman() {
  return (
    <>
      <g className="sp-silhouette__person">
        <ellipse cx="80" cy="92" rx="28" ry="34" />
        <circle cx="109" cy="112" r="16" />
        <path d="M69 116h22v28l12 4c20 7 29 24 33 52H24c4-28 13-45 33-52l12-4z" />
      </g>
      <path className="sp-silhouette__border" d="M102 149c-10 20-32 38-64 50" />
    </>
  );
}

/** With short hair, ears, and the collar of a kurta. */
function Man() {
  return (
    <>
      <path
        className="sp-silhouette__person"
        d="M53 84c-3-20 7-34 24-35 5-5 28-3 31 15 2 7 1 14-1 20 5 1 4 15-3 16-2 13-8 21-13 26v13l14 5c23 8 37 24 41 56H14c4-32 18-48 41-56l14-5v-13c-5-5-11-13-13-26-7-1-8-15-3-16z"
      />
      <path className="sp-silhouette__border" d="M66 138l14 14 14-14M80 152v30" />
    </>
  );
}
