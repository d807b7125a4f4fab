import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { AdView, LOCK_SECONDS } from 'shared-contracts/ads/ad-view';
import type { Ad } from 'shared-contracts/calls/leads';
import { useTexts } from 'shared-contracts/host';
import { adTexts } from 'shared-contracts/locales/en/ads';
import { Button, Dialog, VisuallyHidden } from 'shared-contracts/ui/core';
import { lockTexts } from '../locales/en/ads.ts';
import './ads.css';
import { useCountdown } from './use-countdown.ts';

/**
 * The full-screen advertisement (section 2). Only its button closes it, and Escape where the button would: a click
 * beside it does not, and a delayed ad cannot be closed for 10 seconds.
 */
export function AdPopup({ ad, onClose }: { ad: Ad; onClose: () => void }) {
  const t = useTexts(adTexts);
  const isDelayed = ad.status === 'delayed';
  const left = useCountdown(isDelayed ? LOCK_SECONDS : 0);
  const isLocked = left > 0;
  const words = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The browser would begin with the advertiser's phone, where Enter calls.
  useLayoutEffect(() => (isDelayed ? words : button).current?.focus(), [isDelayed]);
  return (
    <Dialog
      open
      title={ad.title}
      className="shell-ad"
      keepOnBackdrop
      onClose={() => {
        if (!isLocked) onClose();
      }}
      footer={
        <Button ref={button} variant="primary" disabled={isLocked} onClick={onClose}>
          {isLocked ? t('ad.closeIn', { count: left }) : t('ad.close')}
        </Button>
      }
    >
      <div ref={words} tabIndex={-1} className="shell-ad__words">
        <AdView ad={ad} />
        {isDelayed && <LockWords isLocked={isLocked} />}
      </div>
    </Dialog>
  );
}

/** Says at the beginning that one has to wait and at the end that one has not: a word every second would be noise. */
function LockWords({ isLocked }: { isLocked: boolean }) {
  const t = useTexts(lockTexts);
  const [isKnown, setKnown] = useState(false);
  // A live region is heard only for what changes in it.
  useEffect(() => setKnown(true), []);
  const words = isLocked ? t('ad.locked', { count: LOCK_SECONDS }) : t('ad.unlocked');
  return (
    <VisuallyHidden>
      <span role="status">{isKnown ? words : ''}</span>
    </VisuallyHidden>
  );
}
