import type { WaitingShape } from '../../platform/waiting-shape.ts';
import type { Elements } from './elements.ts';
import { Page, type PageProps } from './page.tsx';
import { Skeleton, SkeletonCards, SkeletonProfile, SkeletonText } from './skeleton.tsx';

const WIDTHS: Record<WaitingShape, NonNullable<PageProps['width']>> = {
  cards: 'wide',
  profile: 'wide',
  rows: 'wide',
  article: 'text',
  form: 'form',
};

/** A whole page to come, in the shape of its route; `children` stand above the grey shapes. */
export function WaitingPage({
  shape,
  label,
  children,
}: {
  shape: WaitingShape;
  label: string;
  children?: Elements;
}) {
  return (
    <Page width={WIDTHS[shape]}>
      {children}
      <Shapes shape={shape} label={label} />
    </Page>
  );
}

function Shapes({ shape, label }: { shape: WaitingShape; label: string }) {
  if (shape === 'cards') return <SkeletonCards label={label} />;
  if (shape === 'profile') return <SkeletonProfile label={label} />;
  return (
    <Skeleton label={label}>
      <SkeletonText lines={shape === 'article' ? 12 : 6} />
    </Skeleton>
  );
}
