import { Button } from './button.tsx';
import { Progress } from './progress.tsx';

export interface PagerProps {
  /** The words of the button, for example 'Show more'. */
  label: string;
  /** How far, in words, for example '40 of 612 profiles'; read out when it changes. */
  progress: string;
  shown: number;
  /** Unknown totals draw no bar. */
  total?: number | undefined;
  hasMore: boolean;
  loading?: boolean | undefined;
  onMore: () => void;
}

/** 'Load more' with how far one has come. */
export function Pager({ label, progress, shown, total, hasMore, loading, onMore }: PagerProps) {
  return (
    <div className="sp-pager">
      {total !== undefined && total > 0 && <Progress value={shown} max={total} label={progress} />}
      <p className="sp-muted" role="status">
        {progress}
      </p>
      {hasMore && (
        <Button loading={loading} onClick={onMore}>
          {label}
        </Button>
      )}
    </div>
  );
}
