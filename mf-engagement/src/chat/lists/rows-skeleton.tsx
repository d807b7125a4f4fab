import { useTexts } from 'shared-contracts/host';
import { LongWait, Skeleton, SkeletonText } from 'shared-contracts/ui/core';
import { chatTexts } from '../../locales/en/chat.ts';
import '../../people/person-face.css';
import './rows.css';

/** As many as a phone shows. */
const ROWS = 8;

/** Conversations or requests to come, in their shape. */
export function RowsSkeleton({ label }: { label: string }) {
  const t = useTexts(chatTexts);
  return (
    <div>
      <Skeleton label={label}>
        <div className="en-rows">
          {Array.from({ length: ROWS }, (_, n) => (
            <div key={n} className="en-row">
              <span className="en-face sp-skeleton" />
              <SkeletonText lines={2} />
            </div>
          ))}
        </div>
      </Skeleton>
      <LongWait>{t('chats.slow')}</LongWait>
    </div>
  );
}
