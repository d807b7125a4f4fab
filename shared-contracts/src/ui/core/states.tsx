import type { ReactNode } from 'react';
import { NotFoundDrawing } from '../drawings/not-found.tsx';
import { Button } from './button.tsx';
import type { Elements } from './elements.ts';

interface StateProps {
  title: string;
  children?: ReactNode;
  /** One of our drawings; decoration only. */
  drawing?: Elements;
  /** Level of the title; default 2, 1 where it is the whole page. */
  level?: 1 | 2 | undefined;
}

/** `children` say what to do next. */
export interface EmptyStateProps extends StateProps {
  action?: Elements;
}

/** `children` say that nothing was lost and what to do. */
export interface ErrorStateProps extends StateProps {
  retryLabel: string;
  onRetry: () => void;
  retrying?: boolean | undefined;
  /** A second way out, for example a link to the list. */
  action?: Elements;
  /** For the help desk, for example a request id. */
  reference?: string | undefined;
}

function StateFrame({
  title,
  children,
  drawing,
  level,
  action,
  role,
}: EmptyStateProps & { role?: 'alert' }) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="sp-state" role={role}>
      {drawing}
      <Heading className="sp-state__title" tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {children && <div className="sp-state__text">{children}</div>}
      {action && <div className="sp-state__actions">{action}</div>}
    </div>
  );
}

/** Nothing here yet, and what to do next. */
export function EmptyState(props: EmptyStateProps) {
  return <StateFrame {...props} />;
}

/** What happened, that nothing was lost, and Retry. */
export function ErrorState(props: ErrorStateProps) {
  const { retryLabel, onRetry, retrying, action, reference, ...rest } = props;
  return (
    <StateFrame
      {...rest}
      role="alert"
      action={
        <>
          <Button variant="primary" loading={retrying} onClick={onRetry}>
            {retryLabel}
          </Button>
          {action}
          {reference && <p className="sp-state__reference">{reference}</p>}
        </>
      }
    />
  );
}

/** The 404 picture with its words; `label` says in words what it shows. */
export function Notice404({
  label,
  ...props
}: Omit<EmptyStateProps, 'drawing' | 'level'> & { label?: string | undefined }) {
  return <StateFrame {...props} level={1} drawing={<NotFoundDrawing label={label} />} />;
}
