import type { Gender } from 'shared-contracts/domain/profile';
import './silhouette.css';

/** A drawn person where there is no photo: decoration, 4:5, coloured by the page's stylesheet. */
export function Silhouette({ gender }: { gender: Gender }) {
  return (
    <svg
      className="pf-silhouette"
      viewBox="0 0 160 200"
      width="480"
      height="600"
      aria-hidden="true"
    >
      <path className="pf-silhouette__arch" d="M24 200V92a56 56 0 0 1 112 0v108z" />
      {gender === 'female' ? <Woman /> : <Man />}
    </svg>
  );
}

function Woman() {
  return (
    <>
      <path
        className="pf-silhouette__hair"
        d="M80 54c-24 0-37 17-37 41 0 22-3 36-8 50h90c-5-14-8-28-8-50 0-24-13-41-37-41z"
      />
      <path
        className="pf-silhouette__figure"
        d="M20 200c5-40 24-56 46-61 3 7 8 11 14 11s11-4 14-11c22 5 41 21 46 61z"
      />
      <path
        className="pf-silhouette__face"
        d="M80 68c15 0 24 12 24 28 0 14-5 24-13 30v12c-2 6-6 9-11 9s-9-3-11-9v-12c-8-6-13-16-13-30 0-16 9-28 24-28z"
      />
    </>
  );
}

function Man() {
  return (
    <>
      <path
        className="pf-silhouette__figure"
        d="M14 200c5-40 26-57 52-62 3 7 8 10 14 10s11-3 14-10c26 5 47 22 52 62z"
      />
      <path
        className="pf-silhouette__face"
        d="M80 62c16 0 26 12 26 30 0 15-6 26-14 32v14c-2 5-7 7-12 7s-10-2-12-7v-14c-8-6-14-17-14-32 0-18 10-30 26-30z"
      />
      <path
        className="pf-silhouette__hair"
        d="M80 52c-20 0-31 13-30 35 2 3 3 6 4 9 1-9 4-15 8-19 11 5 28 5 38-3 4 5 6 12 6 22 2-3 3-6 4-9 1-22-10-35-30-35z"
      />
    </>
  );
}
