import type { Gender } from '../../domain/profile.ts';

/** A drawn person where there is no photo: decoration, 4:5, coloured by the page's stylesheet. */
export function Silhouette({ gender }: { gender: Gender }) {
  return (
    <svg
      className="sp-silhouette"
      viewBox="0 0 160 200"
      width="480"
      height="600"
      aria-hidden="true"
    >
      <path className="sp-silhouette__arch" d="M24 200V92a56 56 0 0 1 112 0v108z" />
      {gender === 'female' ? <Woman /> : <Man />}
    </svg>
  );
}

/** With a low bun, a garland around it, and the border of a sari. */
function Woman() {
  return (
    <>
      <g className="sp-silhouette__person">
        <ellipse cx="80" cy="92" rx="28" ry="34" />
        <circle cx="109" cy="112" r="16" />
        <path d="M69 116h22v28l12 4c20 7 29 24 33 52H24c4-28 13-45 33-52l12-4z" />
      </g>
      <path className="sp-silhouette__border" d="M102 149c-10 20-32 38-64 50" />
      <path className="sp-silhouette__flowers" d="M109 96A16 16 0 1 1 105 127.5" />
    </>
  );
}

function Man() {
  return (
    <>
      <g className="sp-silhouette__person">
        <path d="M80 56c-19 0-30 13-30 32 0 18 6 31 16 38v16h28v-16c10-7 16-20 16-38 0-19-11-32-30-32z" />
        <path d="M14 200c5-39 27-56 54-61h24c27 5 49 22 54 61z" />
      </g>
      <path className="sp-silhouette__border" d="M66 142c4 8 9 12 14 12s10-4 14-12M80 154v28" />
    </>
  );
}
