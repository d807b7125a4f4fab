import { icon } from 'shared-contracts/ui/icon';

/** Six dots: what can be dragged. */
export function IconHandle() {
  return (
    <svg className="sp-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" strokeWidth="3" />
    </svg>
  );
}

export const IconCamera = icon(
  'M4 7.5h3l2-3h6l2 3h3a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8.5a1 1 0 0 1 1-1zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
);
