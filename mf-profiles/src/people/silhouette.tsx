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
        d="M80 52c-23 0-34 16-34 38 0 25-5 40-9 52h86c-4-12-9-27-9-52 0-22-11-38-34-38z"
      />
      <path
        className="pf-silhouette__figure"
        d="M80 66c14 0 22 11 22 26 0 13-5 23-12 29v9c22 6 40 20 46 70H24c6-50 24-64 46-70v-9c-7-6-12-16-12-29 0-15 8-26 22-26z"
      />
    </>
  );
}

function Man() {
  return (
    <>
      <path
        className="pf-silhouette__figure"
        d="M80 62c15 0 25 11 25 28 0 14-6 25-14 31v10c25 5 47 19 53 69H16c6-50 28-64 53-69v-10c-8-6-14-17-14-31 0-17 10-28 25-28z"
      />
      <path
        className="pf-silhouette__hair"
        d="M80 50c-19 0-30 13-29 34 3-1 6-5 7-10 9 4 32 4 43-2 2 5 5 10 8 12 1-21-10-34-29-34z"
      />
    </>
  );
}
